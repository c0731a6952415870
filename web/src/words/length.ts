/** How long a text is, as people count: accents, joined emoji and flags are parts of one character. */
import type { Attachment } from "svelte/attachments";

const characters = (text: string): string[] =>
  "Segmenter" in Intl
    ? [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment)
    : [...text];

/** How long the longest word of some texts is: type is made small enough for it, as no word should break in the middle. */
export const longest = (...texts: readonly string[]): number =>
  Math.max(1, ...texts.flatMap((text) => text.split(/[\s-]+/)).map((word) => characters(word).length));

/** As much of a text as has at most that many characters. */
export const within = (text: string, most: number): string =>
  text.length <= most ? text : characters(text).slice(0, most).join("");

/** A field that takes at most that many characters; its own `maxlength` would count every part of an emoji. */
export const atMost =
  (most: number): Attachment<HTMLInputElement> =>
  (field) => {
    const shorten = (event: Event): void => {
      if (event instanceof InputEvent && event.isComposing) return; // somebody is in the middle of a character
      const kept = within(field.value, most);
      if (kept === field.value) return;
      field.value = kept;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    field.addEventListener("input", shorten);
    field.addEventListener("compositionend", shorten);
    return () => {
      field.removeEventListener("input", shorten);
      field.removeEventListener("compositionend", shorten);
    };
  };
