/**
 * What a source calls its tests: the text after `test(`, `describe(`, `it(` or the second bracket of `test.each(…)(`, and
 * the first text of each row of a table.
 */
export function titlesOf(source: string): string[] {
  return [...source.matchAll(TITLES)].map(([, , title = '']) => title);
}

const BEFORE = String.raw`(?:\b(?:test|describe|it)(?:\.\w+)*\(|\)\(|\[)\s*`;
const TITLES = new RegExp(String.raw`${BEFORE}(['"${'`'}])((?:\\.|(?!\1)[^\\])*)\1`, 'g');

/** Titles that a text names: the one that is just it, else those that hold it. */
export function named(titles: readonly string[], text: string): string[] {
  return titles.includes(text) ? [text] : titles.filter((title) => title.includes(text));
}
