import type { Finish } from './types.ts';

/** Words of the finishes, in the order of the filter. */
export const FINISHES: Readonly<Record<Finish, string>> = {
  none: 'без отделки',
  shell: 'предчистовая',
  prepared: 'под чистовую отделку',
  full: 'чистовая',
  furnished: 'с мебелью',
};
