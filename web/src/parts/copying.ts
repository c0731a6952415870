/** Copying a text, also over plain http: there browsers lend the page no clipboard, and what is selected is copied as by hand. */

/** Whether it was copied; if not, the guest must do it. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed; perhaps it goes by a selection.
  }
  return copySelected(text);
}

function copySelected(text: string): boolean {
  const active = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  // In a dialog nothing outside can be selected.
  (active?.closest("dialog") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (active instanceof HTMLElement) active.focus();
  }
}
