/**
 * Runs in the page: what is missing beside the rates of credits that are in sight. A rate is «ставка 6 %», in one cell or in two, or «6 % годовых», and its full
 * cost (ПСК) stands before it in no smaller type; the lender and both warnings stand somewhere in sight, the warnings once. Folded words are not seen, but
 * full conditions stand once a page, folded or not.
 */
export function creditFaults(): string[] {
  const RATE =
    /ставк[а-яё]*\s+(?:от\s+)?\d{1,3}(?:,\d{1,3})?\s*%|\d{1,3}(?:,\d{1,3})?\s*%\s+годовых/iu;
  const COST = /ПСК\s+\d|полная стоимость кредита\s+\d/iu;
  const OTHER = /ставк[а-яё]*\s+(?:налога|аренды)/iu;
  const WARNINGS = [
    /Изучите все условия кредита \(займа\)/u,
    /Оценивайте свои финансовые возможности и\sриски/u,
  ];
  const NEEDED = [/кредит предоставля(?:ет|ют): /iu, ...WARNINGS];
  const plain = (text: string) => text.replace(/[\s\u00A0\u2060]+/gu, ' ');
  const main = document.querySelector('main');
  if (!main) return [];
  const texts: { text: string; size: number }[] = [];
  /** Full conditions: a rate within more words than stand beside it elsewhere. */
  const full: string[] = [];
  for (const element of main.querySelectorAll('*')) {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = plain(own.map((node) => node.textContent).join(''));
    if (text.length > 120 && RATE.test(text)) full.push(text.trim());
    if (text.trim() === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
    texts.push({ text, size: parseFloat(getComputedStyle(element).fontSize) });
  }
  const faults: string[] = [];
  /** «Ставка» with its figure in the next cell is one text. */
  const said = (at: number): string => {
    const { text = '' } = texts[at] ?? {};
    const next = texts[at + 1]?.text ?? '';
    return /^\s*ставка\s*$/iu.test(text) && /^\s*\d[^а-яё]*%/iu.test(next)
      ? `${text} ${next}`
      : text;
  };
  texts.forEach(({ size }, at) => {
    const text = said(at);
    const rate = RATE.exec(text);
    if (!rate || OTHER.test(text)) return;
    const cost = COST.exec(text);
    if (cost && cost.index <= rate.index) return;
    // In an element before, of the same row or card.
    const before = texts.slice(Math.max(0, at - 4), at).filter((one) => COST.test(one.text));
    if (before.every((one) => one.size < size)) faults.push(`no ПСК before «${rate[0]}»`);
  });
  const all = texts.map(({ text }) => text).join(' ');
  for (const warning of WARNINGS) {
    const times = all.split(warning).length - 1;
    if (times > 1) faults.push(`${times} times in sight: ${warning}`);
  }
  full.forEach((text, at) => {
    if (full.some((other, nth) => nth !== at && other.includes(text))) {
      faults.push(`twice in full: «${text.slice(0, 60)}…»`);
    }
  });
  if (!texts.some((_, at) => RATE.test(said(at)) && !OTHER.test(said(at)))) return faults;
  return [...faults, ...NEEDED.filter((part) => !part.test(all)).map(String)];
}
