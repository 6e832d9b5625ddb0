/** Trees of Saint Petersburg are bare from November to April: 1…12. */
export const isBare = (month: number): boolean => month >= 11 || month <= 4;

/** The waters of Saint Petersburg are under ice in most winters: 1…12. */
export const isFrozen = (month: number): boolean => month === 12 || month <= 3;
