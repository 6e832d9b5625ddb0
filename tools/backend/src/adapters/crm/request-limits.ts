/** Requests a second that a system takes for long, and at once. amoCRM takes seven in any second: a burst would add to what follows it. */
export const LIMITS = {
  amocrm: { perSecond: 6, burst: 1 },
  bitrix24: { perSecond: 2, burst: 50 },
} as const;
