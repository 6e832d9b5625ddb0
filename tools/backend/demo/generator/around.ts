import { statSync } from 'node:fs';
import type { reviews as reviewTable } from '../../src/modules/content/library/content-reviews.table.ts';
import { nearbyId } from '../../src/modules/estate/nearby-id.ts';
import type { nearby } from '../../src/modules/estate/nearby.table.ts';
import * as schema from '../../src/modules/estate/object-content.table.ts';
import { moscowInstant } from '@m30/ui-kit/format';
import { portraitOf } from '../data/people.ts';
import { around } from '../data/around/index.ts';
import type { ComplexSeed } from '../data/types.ts';
import { guidOf } from './guid.ts';
import { buildingId } from './names.ts';
import { documentsOf } from './complex-documents.ts';
import { typeset, typesetText } from '../../src/kernel/words/typography.ts';

/** Rows of what is around the complexes. */
export function infrastructureRows(): (typeof schema.infrastructure.$inferInsert)[] {
  return around.flatMap(({ vendor, places }) =>
    Object.entries(places)
      .flatMap(([group, some]) => some.map((place) => ({ group, place })))
      .map(({ group, place: [name, minutes, kind, at] }, position) => ({
        vendor,
        position,
        group: group as keyof typeof places,
        name: typesetText(name),
        minutes,
        kind: kind ?? null,
        lat: at?.[0] ?? null,
        lon: at?.[1] ?? null,
        demo: true,
        nearby: kind && at ? nearbyId({ kind, title: typesetText(name), ...toPlace(at) }) : null,
      })),
  );
}

const toPlace = ([lat, lon]: readonly [number, number]) => ({ lat, lon });

/** Rows of the places that complexes tell of. */
export function nearbyRows(): (typeof nearby.$inferInsert)[] {
  const rows = infrastructureRows().flatMap(({ kind, name: title, lat, lon, nearby: id }) =>
    id && kind && lat && lon ? [{ id, kind, title, lat, lon, demo: true }] : [],
  );
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Rows of the questions. */
export function questionRows(): (typeof schema.objectQuestions.$inferInsert)[] {
  return around.flatMap(({ vendor, questions }) =>
    questions.map(([question, answer], position) =>
      typeset({ vendor, position, question, answer }),
    ),
  );
}

/** Rows of the reviews of the complexes. */
export function reviewRows(): (typeof reviewTable.$inferInsert)[] {
  return around.flatMap(({ vendor, reviews }) =>
    reviews.map(({ purchase, rating, ...review }, position) => ({
      guid: guidOf(`review ${vendor} ${position}`),
      subject: 'complex' as const,
      vendor,
      ...typeset({ ...review, about: purchase }),
      portrait: portraitOf(review.author),
      rating: rating ?? 5,
      state: 'published' as const,
      createdAt: moscowInstant(review.date, '12:00'),
    })),
  );
}

/** Rows of the documents; each has its file in `media/documents`. */
export function documentRows(
  complexes: readonly ComplexSeed[],
): (typeof schema.objectDocuments.$inferInsert)[] {
  return complexes.flatMap((complex) =>
    documentsOf(complex).map(({ name, title, building }, position) => ({
      id: `${complex.vendor}/${name}`,
      vendor: complex.vendor,
      buildingId: building ? buildingId(complex, building) : null,
      position,
      title: typesetText(title),
      src: `/media/documents/${name}.pdf`,
      size: statSync(new URL(`../media/documents/${name}.pdf`, import.meta.url)).size,
    })),
  );
}

/** The film in which a complex is seen: seconds of it. */
const SEEN: Readonly<Record<string, readonly [from: number, to: number]>> = {
  kanal: [0, 2.4],
  zaliv: [3, 5.2],
  sosny: [5.9, 8.1],
};

/** Rows of the films. */
export function videoRows(
  complexes: readonly ComplexSeed[],
): (typeof schema.objectVideos.$inferInsert)[] {
  return complexes.flatMap(({ vendor, name }) => {
    const seen = SEEN[vendor];
    if (!seen) return [];
    return {
      vendor,
      title: `«${name}» с воздуха`,
      src: `/media/video/loop.mp4#t=${seen.join(',')}`,
      poster: '/media/video/poster.webp',
    };
  });
}
