interface Span {
  readonly start: number;
  readonly end: number;
}

/** A sentence with other words in place of a part of it; none of its commas stands alone. */
export function rewritten(sentence: string, { start, end }: Span, words = ''): string {
  const parts = `${sentence.slice(0, start)}${words}${sentence.slice(end)}`
    // A comma between digits is one of a number: «9,5 млн».
    .split(/(?<!\d),|,(?!\d)|;/)
    .map((part) => part.replace(/\s+/g, ' ').trim());
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).join(', ');
}

/** A sentence that goes on with some words. */
export const goneOn = (sentence: string, words: string): string =>
  rewritten(`${sentence}, ${words}`, { start: 0, end: 0 });
