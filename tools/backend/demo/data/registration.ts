/**
 * How long the register takes for a contract: federal law 218-FZ of 13 July 2015, article 16, part 1. Whoever tells a
 * buyer of it takes these words; `content:check` finds those who do not.
 */
export const REGISTRATION = {
  /** Working days, the least and the most that are promised. */
  days: [5, 7],
  /** «Росреестр регистрирует договор …». */
  within: 'за\u00A05–7\u00A0рабочих дней',
} as const;
