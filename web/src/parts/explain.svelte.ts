/** What explains itself: any element on a table, to whoever rests the pointer on it, presses it long, or presses E. */
import type { Component, Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

/** A word that stands on something, or a mark, and what it means. */
export interface Note {
  term: string;
  text?: string;
  mark?: { drawn: Component<{ of: string }>; of: string } | undefined;
}

export interface Explanation {
  title: string;
  /** What it is or does, in sentences. */
  text?: readonly string[];
  /** Whatever else there is about it: its state, its keywords, the marks on it. */
  notes?: readonly Note[];
  /** How it is drawn large, with its text on it. */
  large?: Snippet;
}

interface Shown {
  /** What it explains; null: it was asked for by a button. */
  element: Element | null;
  what: () => Explanation;
  /** Beside it, for as long as the pointer rests there; or over the table, until it is put away. */
  over: boolean;
}

const known = new WeakMap<Element, () => Explanation>();
let shown: Shown | null = $state.raw(null);

/** The element explains itself. What it says is asked for when somebody wants to know. */
export function explain(what: () => Explanation): Attachment<Element> {
  return (element) => {
    known.set(element, what);
    element.setAttribute("data-explained", "");
    return () => {
      known.delete(element);
      if (shown?.element === element) shown = null;
    };
  };
}

/** What explains what lies here: the innermost that does. */
export function explainedAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-explained]") : null;
}

/** A title, and what there is to say about it. */
export const about = (title: string, ...text: string[]): Explanation => ({ title, text: text.filter(Boolean) });

/** What an element says of itself, and of the counters and marks on it. */
export function wholeOf(element: Element, what = known.get(element)): Explanation {
  const own = what?.() ?? { title: "" };
  const inner = [...element.querySelectorAll("[data-explained]")].flatMap((part) => {
    const said = known.get(part)?.();
    return said ? [{ term: said.title, text: (said.text ?? []).join(" ") }] : [];
  });
  return { ...own, notes: [...(own.notes ?? []), ...inner] };
}

export function showBeside(element: Element): void {
  const what = known.get(element);
  if (what) shown = { element, what, over: false };
}

export function showOver(element: Element): void {
  const what = known.get(element);
  if (what) shown = { element, what: () => wholeOf(element, what), over: true };
}

/** Show something that a button asks for. */
export function show(what: () => Explanation): void {
  shown = { element: null, what, over: true };
}

export function showing(): Shown | null {
  return shown;
}

export function putAway(): void {
  shown = null;
}

/** An explanation as it is heard. */
export function heard({ text = [], notes = [] }: Explanation): string {
  const said = notes.map((note) => (note.text ? `${note.term}: ${note.text}` : note.term));
  return [...text, ...said].join(" ");
}
