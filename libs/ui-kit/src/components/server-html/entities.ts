/** Names that Russian texts are written with; others stay as they are written. */
const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  bdquo: '„',
  ldquo: '“',
  mdash: '—',
  ndash: '–',
  minus: '−',
  hellip: '…',
  middot: '·',
  bull: '•',
  times: '×',
  deg: '°',
  sup2: '²',
  copy: '©',
  reg: '®',
  rarr: '→',
  shy: '\u00ad',
  thinsp: '\u2009',
};

/** Replaces the references of HTML, numeric ones and those of the table, by what they stand for. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,9}));/gi,
    (written, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return (Object.hasOwn(names, name) && names[name]) || written;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : '\ufffd';
    },
  );
}

/** Text as it comes back out of a browser: no control characters, carriage returns or halves of a pair. */
export function plainText(text: string): string {
  return decodeEntities(text)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '');
}
