import type { LegalRule } from '../law/legal-rule.ts';

/** What a day of delay costs each side of a share in construction: so large a part of the key rate. */
export const DELAY_LAW = {
  /** The developer, of the price: doubled for a citizen. */
  handover: {
    value: 150,
    rule: 'За просрочку передачи застройщик платит гражданину 1/150 ключевой ставки от цены договора за каждый день',
    source: 'Федеральный закон от 30.12.2004 № 214-ФЗ, ст. 6 ч. 2',
    readOn: '2026-11-23',
  },
  /** The buyer, of what is late. */
  payment: {
    value: 300,
    rule: 'За просрочку платежа участник платит 1/300 ключевой ставки от просроченной суммы за каждый день',
    source: 'Федеральный закон от 30.12.2004 № 214-ФЗ, ст. 5 ч. 6',
    readOn: '2026-11-23',
  },
} as const satisfies Record<string, LegalRule<number>>;

/** Key rate that examples are calculated with, per cent a year; no present figure: the law takes that of the day of payment. */
export const EXAMPLE_KEY_RATE = 14;
