/** Writes a plain document that any word processor opens: a title and paragraphs. */
export function toRtf(title: string, lines: readonly string[]): Uint8Array {
  const paragraphs = lines.map((line) => `\\pard\\sa160\\fs24 ${escape(line)}\\par`);
  const heading = `\\pard\\sa240\\b\\fs32 ${escape(title)}\\b0\\par`;
  const font = '{\\fonttbl{\\f0\\fswiss Arial;}}';
  return Buffer.from(`{\\rtf1\\ansi\\deff0${font}\n${[heading, ...paragraphs].join('\n')}\n}`);
}

/** RTF is ASCII: other letters are written as signed UTF-16 units. */
function escape(text: string): string {
  return text
    .replace(/[\\{}]/g, '\\$&')
    .replace(/[^\x20-\x7e]/g, (sign) => `\\u${toSigned(sign.charCodeAt(0))}?`);
}

const toSigned = (unit: number) => (unit > 0x7fff ? unit - 0x10000 : unit);
