import type { Finish } from './types.ts';

/** Words of the finishes, in the order of the filter. */
export const FINISHES: Readonly<Record<Finish, string>> = {
  none: 'без\u00a0отделки',
  shell: 'предчистовая',
  prepared: 'под\u00a0чистовую отделку',
  full: 'чистовая',
  furnished: 'с\u00a0мебелью',
};
