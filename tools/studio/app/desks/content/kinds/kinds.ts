import type { EntryKind } from './kind.ts';
import { nearby } from './nearby.ts';
import { news } from './news.ts';
import { offices } from './offices.ts';
import { popups } from './popups.ts';
import { promos } from './promos.ts';
import { redirects } from './redirects.ts';
import { vacancies } from './vacancies.ts';

/** Every kind of content, in the order of the tabs. */
export const KINDS: readonly EntryKind[] = [
  news,
  promos,
  popups,
  vacancies,
  offices,
  nearby,
  redirects,
];
