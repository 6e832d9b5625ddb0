import { pictureRows } from '../../generator/objects.ts';
import type { Mistake } from './mistake.ts';
import type { ContentFile } from './read-content.ts';
import { walk, type Place } from './walk.ts';

/**
 * What the site tells: elsewhere a picture stands for the very house, office or person that it shows, and news for buyers
 * are in the account.
 */
const NARRATIVE = /^(pages|news\/(?!buyers))|^promos\.ts$/;

/** Places that a picture may have; with the next one the site looks as if there were no other. */
const MOST = 3;

const known = new Set(pictureRows().map(({ id }) => id));

/** Finds pictures that pages, news and offers show once too often: each place after the third. */
export function repeatMistakes(files: readonly ContentFile[]): Mistake[] {
  const shown = new Map<string, string[]>();
  return files
    .filter(({ file }) => NARRATIVE.test(file))
    .flatMap(({ file, exports }) =>
      Object.entries(exports).flatMap(([name, value]) =>
        [...walk(value, name)].flatMap((place): Mistake[] => {
          const id = pictureOf(place);
          if (id === null) return [];
          const before = shown.get(id) ?? [];
          shown.set(id, [...before, `${file} › ${place.path}`]);
          if (before.length < MOST) return [];
          const reason = `«${id}» stands on ${before.length} places already, the first are ${before.slice(0, MOST).join(', ')}`;
          return [{ file, path: place.path, reason }];
        }),
      ),
    );
}

/** The picture that a place shows: named by a string, or whole with its `id`. */
function pictureOf({ key, value }: Place): string | null {
  if (typeof value === 'string')
    return /^(picture|img)$/.test(key) && known.has(value) ? value : null;
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' && known.has(value.id) ? value.id : null;
}
