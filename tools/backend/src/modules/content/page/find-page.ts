import type { ResultOf } from '@m30/api/client';
import type { Library, StoredPage } from '../library/library.ts';
import {
  isPublished,
  publishingState,
  termNotes,
  type PublishingState,
} from '../library/publishing.ts';

type Page = ResultOf<'Content.GetPage'>;
type Preview = ResultOf<'Content.GetPreview'>;

/** Path of a page as it is stored: without the trailing slash that both spellings allow. */
export function pagePath(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '') || '/';
}

/** Path of the page that a link leads to, as it is stored: without query and anchor. */
export const linkedPath = (link: string): string => pagePath(link.replace(/[?#].*/s, ''));

/** The page that everybody sees at an address at a moment, or `null`. */
export function findPage({ pages }: Pick<Library, 'pages'>, path: string, now: Date): Page | null {
  const found = pages.get(pagePath(path));
  return found && isPublished(found.publishing, now) ? found.page : null;
}

/** Every page that everybody sees at a moment, in the order of their addresses in the database. */
export function visiblePages({ pages }: Pick<Library, 'pages'>, now: Date): Page[] {
  return [...pages.values()]
    .filter(({ publishing }) => isPublished(publishing, now))
    .map(({ page }) => page);
}

/** The newest version of a page, agreed or not, with how it stands; `null` where there is none. */
export function previewPage(
  { pages }: Pick<Library, 'pages'>,
  path: string,
  now: Date,
): Preview | null {
  const found = pages.get(pagePath(path));
  if (!found) return null;
  const { page, next, publishing } = found;
  return {
    page: { ...page, ...next, indexable: false },
    notes: notesOf(found, publishingState(publishing, now)),
  };
}

function notesOf({ next, publishing }: StoredPage, state: PublishingState): string[] {
  return [
    NAMES[state],
    ...termNotes(publishing),
    ...(next ? ['Показана новая версия, на сайте пока прежняя'] : []),
  ];
}

const NAMES: Readonly<Record<PublishingState, string>> = {
  draft: 'Черновик: страницы ещё нет на сайте',
  scheduled: 'Страница ждёт своего дня',
  published: 'Страница опубликована',
  expired: 'Срок страницы истёк',
};
