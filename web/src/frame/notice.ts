/** What a guest is told outside the page: a notification, if wished for. */
import { keepWishes, wishes } from "../session/memory.svelte";

/** Whether this browser can tell its guest anything outside the page. */
export function canNotify(): boolean {
  return "Notification" in window && window.isSecureContext;
}

/** Keep the wish to be told; the browser asks its guest. False if they, or the browser, would rather not. */
export async function wishNotices(wanted: boolean): Promise<boolean> {
  wishes.notify = wanted && canNotify() && (await Notification.requestPermission()) === "granted";
  keepWishes();
  return wishes.notify === wanted;
}

/** Tell a guest who looks elsewhere; a click brings them back. */
export function notify(title: string, text: string): void {
  if (!wishes.notify || document.visibilityState === "visible" || !canNotify() || Notification.permission !== "granted")
    return;
  const notice = new Notification(title, { body: text, tag: "greathall" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
