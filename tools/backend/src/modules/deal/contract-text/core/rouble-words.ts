import { formatNumber, plural } from '@m30/ui-kit/format';

type Forms = readonly [one: string, few: string, many: string];

const ONES =
  ',один,два,три,четыре,пять,шесть,семь,восемь,девять,десять,одиннадцать,двенадцать,тринадцать,четырнадцать,пятнадцать,шестнадцать,семнадцать,восемнадцать,девятнадцать'.split(
    ',',
  );
const TENS = ',,двадцать,тридцать,сорок,пятьдесят,шестьдесят,семьдесят,восемьдесят,девяносто'.split(
  ',',
);
const HUNDREDS = ',сто,двести,триста,четыреста,пятьсот,шестьсот,семьсот,восемьсот,девятьсот'.split(
  ',',
);

/** Groups of three digits, the largest first; thousands are feminine. */
const GROUPS: readonly (readonly [size: number, forms: Forms])[] = [
  [1_000_000_000, ['миллиард', 'миллиарда', 'миллиардов']],
  [1_000_000, ['миллион', 'миллиона', 'миллионов']],
  [1000, ['тысяча', 'тысячи', 'тысяч']],
];

/**
 * A whole number in words, masculine: «тридцать один миллион пятьсот восемнадцать тысяч».
 * @throws RangeError beyond 0 … 999 999 999 999
 */
export function numberWords(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= 1e12)
    throw new RangeError(`no words for ${value}`);
  if (value === 0) return 'ноль';
  let rest = value;
  const parts: string[] = [];
  for (const [size, forms] of GROUPS) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count > 0) parts.push(...upToThousand(count, size === 1000), plural(count, forms));
  }
  return [...parts, ...upToThousand(rest, false)].join(' ');
}

function upToThousand(value: number, feminine: boolean): string[] {
  const below = value % 100;
  const [ten, one] = below < 20 ? [0, below] : [Math.floor(below / 10), below % 10];
  const last = feminine && one === 1 ? 'одна' : feminine && one === 2 ? 'две' : ONES[one];
  return [HUNDREDS[Math.floor(value / 100)], TENS[ten], last].filter((word) => !!word) as string[];
}

/** «31 518 000 (тридцать один миллион … тысяч) рублей»; kopecks are told where there are some. */
export function roubleWords(kopecks: number): string {
  const roubles = Math.floor(kopecks / 100);
  const rest = kopecks % 100;
  const number = formatNumber(roubles);
  const unit = plural(roubles, ['рубль', 'рубля', 'рублей']);
  const small =
    rest === 0
      ? ''
      : ` ${String(rest).padStart(2, '0')} ${plural(rest, ['копейка', 'копейки', 'копеек'])}`;
  return `${number} (${numberWords(roubles)}) ${unit}${small}`;
}
