import {
  redirectMistakes,
  type Redirect,
} from '../../../src/modules/content/page/find-redirect.ts';
import type { PageSeed } from '../page-seed.ts';
import { blockMistakes, htmlMistakes } from './check-blocks.ts';
import { linkMistakes } from './check-links.ts';
import { pageMistakes } from './check-pages.ts';
import { roomMistakes, roomPageMistakes } from './check-rooms.ts';
import { pictureMistakes } from './check-pictures.ts';
import { repeatMistakes } from './check-repeats.ts';
import type { Mistake } from './mistake.ts';
import type { ContentFile } from './read-content.ts';
import { walk, type Place } from './walk.ts';

/** What content is checked against. */
export interface CheckParts {
  files: readonly ContentFile[];
  /** Addresses that links may lead to. */
  known: ReadonlySet<string>;
  /** Pages as they are seeded: one that no list holds is lost. */
  pages: readonly PageSeed[];
  redirects: readonly Redirect[];
}

/** Finds every mistake of the content: blocks, HTML, links, pictures, texts, old addresses. */
export function checkContent({ files, known, pages, redirects }: CheckParts): Mistake[] {
  const places = files.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, value]) =>
      [...walk(value, name)].map((place) => ({ file, place })),
    ),
  );
  const homes = new Map(
    places.flatMap(({ file, place }) => {
      const page = asPage(place);
      return page ? [[page.path, { file, path: place.path }] as const] : [];
    }),
  );
  const seeded = new Set(pages.map(({ path }) => path));
  return [
    ...places.flatMap(({ file, place }) =>
      placeMistakes(place, known).map((mistake) => ({ file, ...mistake })),
    ),
    ...[
      ...pageMistakes(pages),
      ...pages.flatMap((page) =>
        roomPageMistakes(page).map((reason) => ({ path: page.path, reason })),
      ),
    ].map(({ path, reason }) => ({
      ...(homes.get(path) ?? { file: 'pages/index.ts', path }),
      reason: `${path} ${reason}`,
    })),
    ...[...homes]
      .filter(([path]) => !seeded.has(path))
      .map(([path, home]) => ({ ...home, reason: `${path} stands in no list of pages/index.ts` })),
    ...repeatMistakes(files),
    ...redirectMistakes(redirects, (path) => known.has(path)).map((reason) => ({
      file: 'redirects.ts',
      path: 'redirects',
      reason,
    })),
  ];
}

function placeMistakes(place: Place, known: ReadonlySet<string>): Omit<Mistake, 'file'>[] {
  const reasons = [
    ...htmlMistakes(place),
    ...linkMistakes(place, known),
    ...pictureMistakes(place),
    ...roomMistakes(place),
  ];
  return [...blockMistakes(place), ...reasons.map((reason) => ({ path: place.path, reason }))];
}

function asPage({ value }: Place): Pick<PageSeed, 'path'> | null {
  if (typeof value !== 'object' || value === null) return null;
  const { path, blocks } = value as Partial<PageSeed>;
  return typeof path === 'string' && Array.isArray(blocks) ? { path } : null;
}
