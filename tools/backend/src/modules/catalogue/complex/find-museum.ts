import type { ResultOf } from '@m30/api/client';
import type { Library } from '../../content/library/library.ts';
import { findPage, visiblePages } from '../../content/page/find-page.ts';

type Page = ResultOf<'Content.GetPage'>;
type Museum = NonNullable<ResultOf<'Objects.GetObject'>['museum']>;
type MuseumObject = NonNullable<Museum['objects']>[number];

/** The museum of a complex with what it shows: the pages below its own; `null` where there is none. */
export function findMuseum(
  library: Pick<Library, 'pages'>,
  vendor: string,
  now: Date,
): Museum | null {
  const path = `/obekty/${vendor}/muzey`;
  const museum = findPage(library, path, now);
  if (!museum) return null;
  const below = visiblePages(library, now).filter((page) => page.path.startsWith(`${path}/`));
  return { ...toEntry(museum), objects: below.map(toObject) };
}

const toEntry = ({ path, title, description }: Page) => ({ link: path, title, text: description });

/** An object with the first picture of its page. */
function toObject(page: Page): MuseumObject {
  const picture = page.blocks.map((block) => block['picture']).find(isStored);
  return { ...toEntry(page), ...(picture && { picture }) };
}

function isStored(picture: unknown): picture is NonNullable<MuseumObject['picture']> {
  return typeof picture === 'object' && picture !== null && 'id' in picture && 'colour' in picture;
}
