/** The texts of one language, read from its files. */
import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";

export type Fields = Record<string, string | number>;

/** A number as the page writes it: without marks between thousands, and with a true minus. */
class Numeral extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false });
  }
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    files: readonly string[],
  ) {
    this.#bundle = new FluentBundle([language, "en"], { useIsolating: false });
    for (const file of files) this.#bundle.addResource(new FluentResource(file));
  }

  /** A text with what is given in it; nothing if the language lacks it, or needs for it what is not given. */
  say(word: string, given: Fields = {}): string | undefined {
    const text = this.#bundle.getMessage(word)?.value;
    if (!text) return undefined;
    const fields = Object.entries(given).map(
      ([name, value]) => [name, typeof value === "number" ? new Numeral(value) : value] as const,
    );
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(text, Object.fromEntries(fields), errors);
    return errors.length === 0 ? said : undefined;
  }
}
