import type { EntryRow } from './kinds/kind.ts';

/** How an entry stands, in words. */
export const STATES: Readonly<Record<EntryRow['state'], string>> = {
  ...{ draft: 'черновик', scheduled: 'ждёт срока' },
  ...{ published: 'на сайте', expired: 'закончилась' },
};
