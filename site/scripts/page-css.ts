import { Features, type Selector, type SelectorComponent, transform } from "lightningcss";

/**
 * The rules of the full stylesheet that one page can use. A rule is dropped only if each of its selectors contains a
 * class that occurs neither in the page nor in its scripts. Classes inside a pseudo-class do not count, except as its only
 * one: they are alternatives or exclusions. Everything other than a style rule is kept.
 */
export function pageCss(css: string, words: Set<string>): string {
  const isUsable = (selector: Selector): boolean =>
    selector.every((part) => (part.type === "class" ? words.has(part.name) : (onlyOf(part)?.every(isUsable) ?? true)));
  const { code } = transform({
    filename: FILENAME,
    code: Buffer.from(css),
    visitor: { Rule: { style: ({ value }) => (value.selectors.some(isUsable) ? undefined : []) } },
  });
  // A second pass, because the minifier does not remove the at-rules that a visitor has left empty.
  return Buffer.from(transform({ filename: FILENAME, code, ...MINIFIED }).code).toString();
}

/** `:where(.x)` stands for one thing. */
const onlyOf = (part: SelectorComponent): Selector[] | undefined =>
  part.type === "pseudo-class" && part.kind === "where" && part.selectors.length === 1 ? part.selectors : undefined;

/**
 * Tailwind writes the children of an element as `:is(.x > *)` and `:where(.x > :not(:last-child))`. A browser tries such a
 * selector on every element of every page; without the pseudo-class around it most are rejected by their ancestors. The
 * specificity stays.
 */
export function liftChildren(css: string): string {
  return css
    .replace(/(?<=^|[{};,]):is\((\.(?:\\.|[\w-])+>\*)\)/g, "$1")
    .replace(/:where\((\.(?:\\.|[\w-])+)>:not\(:last-child\)\)/g, ":where($1)>:where(:not(:last-child))");
}

/** Everything that could be a class: attribute values and string literals. A class may itself contain single quotes. */
export function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    const plain = text.replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&#x27;", "'");
    for (const word of plain.split(/[\s"`]+/)) {
      words.add(word);
      if (word.includes("'")) for (const part of word.split("'")) words.add(part);
    }
  }
  return words;
}

/** For error messages. */
const FILENAME = "app.css";
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

const MINIFIED = {
  minify: true,
  // Vite's default targets. Without targets the minifier removes the prefixes that Safari needs.
  targets: {
    chrome: version(111),
    edge: version(111),
    firefox: version(114),
    safari: version(16, 4),
    ios_saf: version(16, 4),
  },
  // As in Tailwind's build: browsers without light-dark() get no fallback.
  exclude: Features.LightDark,
};
