import type { EntryKind } from './kind.ts';
import { news } from './news.ts';
import { popups } from './popups.ts';
import { promos } from './promos.ts';

/** Every kind of content, in the order of the tabs. */
export const KINDS: readonly EntryKind[] = [news, promos, popups];
