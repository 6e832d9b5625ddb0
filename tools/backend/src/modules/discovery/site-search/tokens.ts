/** A word of a text and where it stands. */
export interface Token {
  /** In lower case, «ё» as «е». */
  word: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Words and numbers of a text. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: plainWord(word),
    start: index,
    end: index + word.length,
  }));
}

/** A word as it is compared: in lower case, «ё» as «е». */
function plainWord(word: string): string {
  return word.toLowerCase().replaceAll('ё', 'е');
}
