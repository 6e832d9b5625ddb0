/** The bank in which buyers' escrow accounts are opened. */
export const ESCROW_BANK = {
  /** As buyers call it. */
  title: 'Балтика Банк',
  /** As payment orders do. */
  name: 'АО «Балтика Банк», Санкт-Петербург',
  bic: '044030730',
  correspondent: '30101810300000000730',
} as const;
