import { refuse, type Refused } from './refuse.ts';

/** Refusal of what needs content while nobody has written any, to throw. */
export const notSetUp = (): Refused => refuse(503, 'Сайт настраивается. Загляните позже');
