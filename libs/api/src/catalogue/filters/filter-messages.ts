/** Message for an invalid handover. */
export const WRONG_HANDOVER = 'Срок вида 2028-4 или ready';

/** Message for an invalid number of rooms. */
export const UNKNOWN_ROOMS = 'Неизвестное число комнат';

/** Message for an invalid floor to leave out. */
export const UNKNOWN_FLOOR = 'Неизвестный этаж';
