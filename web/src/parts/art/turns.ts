/** One piece of work after the other, with room between them for whatever the browser has to do: no table waits for its pictures. */
type Work = () => void;

const waiting: Work[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => {
  waiting.shift()?.();
  if (waiting.length > 0) channel.port2.postMessage(null);
};

export function inTurn<T>(work: () => T): Promise<T> {
  return new Promise((done, failed) => {
    waiting.push(() => {
      try {
        done(work());
      } catch (error) {
        failed(error as Error);
      }
    });
    if (waiting.length === 1) channel.port2.postMessage(null);
  });
}
