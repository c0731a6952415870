/** All that a page shows, however briefly. */
import type { Page } from "@playwright/test";
import { atPace } from "./hall.ts";

/** Have a page note all that is read or heard on it from now on, however briefly it stands, but for what these selectors find. */
export async function noteAll(page: Page, ...except: string[]): Promise<void> {
  await page.addInitScript((except) => {
    const noted = new Set<string>();
    Object.assign(window, { noted });
    const note = (element: Element): void => {
      if (!element.closest("#hall") || element.closest(except)) return;
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) noted.add(node.textContent ?? "");
      for (const name of ["aria-label", "title", "placeholder", "label"]) noted.add(element.getAttribute(name) ?? "");
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const changed = target instanceof Element ? target : target.parentElement;
        if (!changed) continue;
        note(changed);
        for (const element of changed.querySelectorAll("*")) note(element);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }, except.join());
}

/** Have what happens told beat by beat, and each beat go on as soon as it has been noted. */
export async function tellBriefly(page: Page): Promise<void> {
  await atPace(page.context(), "slow");
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.querySelector("footer .link"))
        setTimeout(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true })));
    }).observe(document, { subtree: true, childList: true, characterData: true }),
  );
}

/** What has been noted. */
export const noted = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { noted: Set<string> }).noted]);
