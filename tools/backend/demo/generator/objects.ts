import { planRoomsOf } from './plan/plan-rooms.ts';
import { lotFilters } from '@m30/api/filters';
import pictureSource from '../media/manifest.json' with { type: 'json' };
import type { pictures } from '../../src/modules/media/pictures.table.ts';
import type * as schema from '../../src/modules/estate/objects.table.ts';
import type { BuildingSeed, ComplexSeed } from '../data/types.ts';
import { FINISHES } from '../../src/modules/estate/finish.ts';
import { composeFloor } from './floor.ts';
import { buildingId, buildingName, subvendorOf } from './names.ts';
import { outlinesOf } from './outlines/outlines.ts';
import { plans } from './plans.ts';
import { typeset, typesetText } from '../../src/kernel/words/typography.ts';

/** Rows of the pictures with what is drawn over them. */
export function pictureRows(): (typeof pictures.$inferInsert)[] {
  return pictureSource.map(({ focus: _focus, caption, ...picture }) => ({
    ...picture,
    alt: typesetText(picture.alt),
    caption: caption === undefined ? null : typesetText(caption),
    outlines: outlinesOf(picture.id),
  }));
}

/** Rows of the flat types. */
export function planRows(): (typeof schema.plans.$inferInsert)[] {
  return [...plans.values()].map((plan) => ({
    ...plan,
    windows: planRoomsOf(plan.id, plan.roomList),
    drawing: `/media/plans/${plan.id}-mini.svg`,
    labelledDrawing: `/media/plans/${plan.id}.svg`,
  }));
}

/** Rows of the complexes; the gallery is every picture of a complex, hero first. */
export function complexRows(
  complexes: readonly ComplexSeed[],
): (typeof schema.complexes.$inferInsert)[] {
  return complexes.map((complex, position) => ({
    vendor: complex.vendor,
    position,
    name: complex.name,
    title: complex.title,
    place: complex.place,
    address: complex.address,
    lat: complex.coordinate[0],
    lon: complex.coordinate[1],
    housingClass: complex.housingClass,
    metro: complex.metro,
    summary: typesetText(complex.summary),
    about: complex.about.map(typesetText),
    floors: typesetText(complex.floors),
    ceiling: `${String(complex.ceiling).replace('.', ',')} м`,
    finish: finishesOf(complex),
    picture: `${complex.vendor}-hero`,
    gallery: galleryOf(complex.vendor),
    genplan: `${complex.vendor}-aerial`,
    finishSet: complex.finishSet ?? null,
    headline: typesetText(complex.headline),
    story: typeset(complex.story),
  }));
}

/** Every way the flats of a complex are handed over: «предчистовая, чистовая». */
function finishesOf({ finish, buildings }: ComplexSeed): string {
  const all = new Set([
    finish,
    ...buildings.flatMap((building) => building.finish ?? []),
    ...(buildings.some(({ furnished }) => furnished) ? (['furnished'] as const) : []),
  ]);
  return [...all].map((one) => FINISHES[one]).join(', ');
}

const GALLERY = ['hero', 'facade', 'street', 'courtyard', 'aerial'];

function galleryOf(vendor: string): string[] {
  return pictureSource
    .filter((picture) => picture.vendor === vendor && GALLERY.includes(picture.view))
    .sort((a, b) => GALLERY.indexOf(a.view) - GALLERY.indexOf(b.view))
    .map(({ id }) => id);
}

/** Ways to pay where a complex does not say its own: instalments are a programme of some complexes. */
const PAYMENTS = lotFilters.pay.values.filter((kind) => kind !== 'instalment');

/** Rows of the buildings. */
export function buildingRows(
  complexes: readonly ComplexSeed[],
): (typeof schema.buildings.$inferInsert)[] {
  return complexes.flatMap((complex) =>
    complex.buildings.map((building, position) => ({
      id: buildingId(complex, building),
      vendor: complex.vendor,
      subvendor: subvendorOf(building),
      label: building.label,
      name: buildingName(building),
      position,
      floors: building.floors,
      handoverYear: building.handover?.[0] ?? null,
      handoverQuarter: building.handover?.[1] ?? null,
      commissionedOn: building.commissioned ?? null,
      onSale: building.onSale ?? true,
      payments: [...(complex.payments ?? PAYMENTS)],
    })),
  );
}

/** Rows of the sections; flats a floor are those of the typical, lowest floor. */
export function sectionRows(
  complexes: readonly ComplexSeed[],
): (typeof schema.sections.$inferInsert)[] {
  return complexes.flatMap((complex) =>
    complex.buildings.flatMap((building) => sectionsOf(complex, building)),
  );
}

function sectionsOf(complex: ComplexSeed, building: BuildingSeed) {
  const parent = buildingId(complex, building);
  return building.sections.map((stack, index) => ({
    id: `${parent}/${index + 1}`,
    buildingId: parent,
    number: index + 1,
    firstFloor: Math.min(...stack.map(([first]) => first)),
    floors: Math.max(...stack.map(([, last]) => last)),
    flatsPerFloor: composeFloor(stack[0][2], building.main).length,
  }));
}
