/** A tag of markup, read to its `>`. */
export interface Tag {
  name: string;
  closing: boolean;
  /** As written, references not yet replaced. */
  href: string | undefined;
  /** Where the markup goes on. */
  end: number;
}

const OPENING = /<(\/?)([a-z][^\s/>]*)/iy;
const NAME = /[\s/]*([^\s/>=]+|=)/y;
const VALUE = /\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*))/y;
const UNCLOSED = /\s*=\s*["']/y;
const END = /[\s/]*>/y;

/**
 * Reads the tag that begins at a place.
 * @returns null where none begins; `'broken'` for one that never ends, which takes the rest of the markup with it
 */
export function readTag(html: string, at: number): Tag | null | 'broken' {
  const opening = match(OPENING, html, at);
  if (!opening) return null;
  const [whole, slash, name = ''] = opening;
  let end = at + whole.length;
  let href: string | undefined;
  for (;;) {
    const finish = match(END, html, end);
    if (finish) {
      const closing = slash === '/';
      return { name: name.toLowerCase(), closing, href, end: end + finish[0].length };
    }
    const attribute = match(NAME, html, end);
    if (!attribute) return 'broken';
    end += attribute[0].length;
    const value = match(VALUE, html, end);
    if (value) {
      end += value[0].length;
      // The first of two attributes of one name counts.
      if (attribute[1]?.toLowerCase() === 'href') href ??= value[1] ?? value[2] ?? value[3];
    } else if (match(UNCLOSED, html, end)) return 'broken';
  }
}

/** Matches a sticky expression at one place. */
function match(expression: RegExp, text: string, at: number) {
  expression.lastIndex = at;
  return expression.exec(text);
}
