/** A hall and a page with a language more, by its files alone: English with a dot below each letter, so that a word from elsewhere shows. */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import type { Page } from "@playwright/test";
import { Hall, watchful } from "./hall.ts";
import { dotted, filesOf } from "./language.ts";

const WEB = join(import.meta.dirname, "..");
const PAGE = [
  "src",
  "public",
  "licences",
  "index.html",
  "package.json",
  "svelte.config.js",
  "tsconfig.json",
  "licences.ts",
  "vite.config.ts",
];

/** Browsers have the words of lists in every language that somebody speaks; here in this one too. */
function listsWithDots(): void {
  const dotted = new WeakSet<Intl.ListFormat>();
  class WithDots extends Intl.ListFormat {
    constructor(language: string, options?: Intl.ListFormatOptions) {
      super(language, options);
      if (language === "qps") dotted.add(this);
    }
    override format(items: Iterable<string>): string {
      if (!dotted.has(this)) return super.format(items);
      const parts = this.formatToParts(items);
      return parts
        .map(({ type, value }) => (type === "literal" ? value.replaceAll(/\p{L}/gu, "$&\u0323") : value))
        .join("");
    }
  }
  Object.assign(Intl, { ListFormat: WithDots });
}

/** A hall with a page, both made with the dotted language beside the others. */
export class DottedHall {
  readonly #folder = mkdtempSync(join(tmpdir(), "dotted-"));
  readonly hall = new Hall({ PYTHONPATH: join(this.#folder, "src") });

  /** Without this text on the page, which is then said in English. */
  async open(without: string): Promise<void> {
    this.#addToHall();
    this.#addToPage(without);
    await this.hall.open();
  }

  async close(): Promise<void> {
    await this.hall.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #addToHall(): void {
    const source = join(this.#folder, "src");
    cpSync(join(WEB, "../src"), source, {
      recursive: true,
      filter: (path) => !path.endsWith("__pycache__"),
    });
    cpSync(join(WEB, "../docs/rules"), join(this.#folder, "docs/rules"), { recursive: true });
    for (const file of readdirSync(source, { recursive: true, encoding: "utf8" }))
      if (file.endsWith(join("words", "en.ftl")))
        writeFileSync(join(source, dirname(file), "qps.ftl"), dotted(readFileSync(join(source, file), "utf8")));
  }

  #addToPage(without: string): void {
    const source = join(this.#folder, "web");
    for (const part of PAGE) cpSync(join(WEB, part), join(source, part), { recursive: true });
    cpSync(join(WEB, "../LICENSE"), join(source, "../LICENSE"));
    symlinkSync(join(WEB, "node_modules"), join(source, "node_modules"));
    const words = join(source, "src/words/qps");
    mkdirSync(words);
    for (const [name, text] of filesOf("en")) writeFileSync(join(words, name), dotted(text, [without]));
    const vite = join(WEB, "node_modules/vite/bin/vite.js");
    execFileSync(process.execPath, [vite, "build", "--base", "/", "--outDir", "built", "--logLevel", "error"], {
      cwd: source,
      stdio: "pipe",
    });
  }

  /** Have the page come from that build, and all else from the hall, which may refuse something if the test means it to. */
  async show(page: Page, language = "", refused = false): Promise<void> {
    watchful(page, this.hall, refused);
    await page.addInitScript(listsWithDots);
    if (language)
      await page.addInitScript(
        (wishes) => localStorage.setItem("greathall.wishes", wishes),
        JSON.stringify({ language }),
      );
    await page.route(`${this.hall.url}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith("/api/")) return route.fallback();
      const built = join(this.#folder, "web/built");
      const file = join(built, pathname);
      return route.fulfill({ path: extname(file) && existsSync(file) ? file : join(built, "index.html") });
    });
  }
}
