/** Characters of GSM 03.38; the second line of them takes two places each. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('^{}\\[~]|€\f');

/** Places of one SMS alone, and of each part of a long one: seven bits a place, or sixteen. */
const PLACES = { gsm: { one: 160, part: 153 }, ucs2: { one: 70, part: 67 } } as const;

/**
 * Parts that an SMS is sent and paid as (3GPP TS 23.040): one letter outside the old alphabet, any Russian one, more than halves
 * what fits.
 */
export function smsSegments(text: string): number {
  const signs = [...text];
  const isOld = signs.every((sign) => BASIC.has(sign) || EXTENDED.has(sign));
  const { one, part } = isOld ? PLACES.gsm : PLACES.ucs2;
  const widths = signs.map((sign) => (isOld ? (EXTENDED.has(sign) ? 2 : 1) : sign.length));
  const places = widths.reduce((sum, width) => sum + width, 0);
  if (places <= one) return places === 0 ? 0 : 1;
  // A sign of two places is never parted.
  let [count, used] = [1, 0];
  for (const width of widths) {
    if (used + width > part) [count, used] = [count + 1, 0];
    used += width;
  }
  return count;
}
