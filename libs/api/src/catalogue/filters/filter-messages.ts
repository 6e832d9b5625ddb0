/** What is said of a handover that is none. */
export const WRONG_HANDOVER = 'Срок вида 2028-4 или ready';

/** What is said of a number of rooms that is none. */
export const UNKNOWN_ROOMS = 'Неизвестное число комнат';

/** What is said of a floor to leave out that is none. */
export const UNKNOWN_FLOOR = 'Неизвестный этаж';
