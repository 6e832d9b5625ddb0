import { createHash } from 'node:crypto';
import { formatArea, formatNumber } from '@m30/ui-kit/format';
import type * as schema from '../../../estate/objects.table.ts';
import { FINISHES } from '../../../estate/finish.ts';
import { PAYMENT_KINDS } from '../../../estate/payment-kind.ts';
import type { PaymentKind, Rooms } from '../../../estate/types.ts';
import { isPlace } from '../shape/words.ts';
import type { ChangePlan, NewLot } from '../plan/plan-changes.ts';
import type { LotItem } from '../shape/import-shape.ts';
import { isOwnDrawing, NO_PICTURE, NO_PLAN } from '../shape/placeholders.ts';

type Rows<Table extends { $inferInsert: unknown }> = Table['$inferInsert'][];

/** What a flat is said to have where its source is silent: the least that may be promised. */
const SILENT_FINISH = 'none';

/** Instalments are a programme of some complexes: nobody promises them by a feed. */
const PAYMENTS = (Object.keys(PAYMENT_KINDS) as PaymentKind[]).filter(
  (one) => one !== 'instalment',
);

/** Rows of the new complexes, behind those that are there. */
export function complexRows(
  { complexes, buildings, created }: ChangePlan,
  position: number,
): Rows<typeof schema.complexes> {
  return complexes.map((item, index) => {
    const own = created.filter(
      ({ item: { type }, place }) => type === 'flat' && place.vendor === item.alias,
    );
    const heights = buildings.flatMap(({ vendor, floors }) =>
      vendor === item.alias && floors ? [floors] : [],
    );
    const ceilings = own.flatMap(({ item: { ceiling } }) => ceiling ?? []);
    const finishes = new Set(own.map(({ item: { finish } }) => FINISHES[finish ?? SILENT_FINISH]));
    const [lat, lon] = item.coordinate ?? [0, 0];
    const title = /^(жк|жилой)/iu.test(item.name) ? item.name : `Жилой комплекс «${item.name}»`;
    return {
      ...{ vendor: item.alias, position: position + index, name: item.name, title, lat, lon },
      place: item.place ?? item.address ?? item.name,
      address: item.address ?? item.place ?? item.name,
      housingClass: item.housingClass ?? 'не указан',
      metro: item.metro ?? null,
      summary: item.summary ?? [title, item.address].filter(Boolean).join(', '),
      about: [],
      floors: rangeOf(
        heights.length > 0 ? heights : own.length > 0 ? own.map((lot) => lot.item.floor ?? 1) : [1],
      ),
      ceiling: ceilings.length > 0 ? `${formatNumber(Math.min(...ceilings), 2)} м` : 'не указана',
      finish: [...finishes].join(', ') || FINISHES[SILENT_FINISH],
      picture: NO_PICTURE.id,
      gallery: [],
      genplan: null,
      finishSet: null,
      headline: null,
      story: null,
    };
  });
}

/** «9», «9–17»: as the pages say it. */
function rangeOf(figures: readonly number[]): string {
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return least === most ? String(most) : `${least}–${most}`;
}

/** Rows of the new buildings; where nobody says how high one is, it is as high as its highest lot. */
export function buildingRows({ buildings, created }: ChangePlan): Rows<typeof schema.buildings> {
  const tops = new Map<string, number>();
  for (const { item, place } of created) {
    const floor = isPlace(item.type) ? 1 : Math.max(1, item.floor ?? 1);
    tops.set(place.buildingId, Math.max(tops.get(place.buildingId) ?? 1, floor));
  }
  return buildings.map(({ id, vendor, alias, name, floors, handover }, position) => ({
    ...{ id, vendor, subvendor: alias, name, position },
    label: name.replace(/^корпус\s+/iu, ''),
    floors: floors ?? tops.get(id) ?? 1,
    handoverYear: handover?.year ?? null,
    handoverQuarter: handover?.quarter ?? null,
    commissionedOn: null,
    onSale: true,
    payments: PAYMENTS,
  }));
}

/** Rows of the sections that the new flats stand in; those that are there stay as they are. */
export function sectionRows(
  created: readonly NewLot[],
  floorsOf: ReadonlyMap<string, number>,
): Rows<typeof schema.sections> {
  const sections = Map.groupBy(
    created.filter(({ item }) => item.type === 'flat'),
    ({ item, place }) => `${place.buildingId}/${sectionOf(item)}`,
  );
  return [...sections].map(([id, lots]) => {
    const floors = lots.map(({ item }) => item.floor ?? 1);
    const onFloor = Map.groupBy(floors, (floor) => floor);
    const buildingId = lots[0]?.place.buildingId ?? '';
    return {
      ...{ id, buildingId, number: Number(id.slice(id.lastIndexOf('/') + 1)) },
      firstFloor: Math.min(...floors),
      floors: Math.max(floorsOf.get(buildingId) ?? 1, ...floors),
      flatsPerFloor: Math.max(...[...onFloor.values()].map(({ length }) => length)),
    };
  });
}

/** A source that knows no entrances has one. */
const sectionOf = ({ section }: LotItem): number => section ?? 1;

type PlanInsert = typeof schema.plans.$inferInsert;

const ROOM_WORDS: Readonly<Record<Rooms, string>> = {
  studio: 'Студия',
  '1': 'Однокомнатная',
  '2': 'Двухкомнатная',
  '3': 'Трёхкомнатная',
  '4': 'Четырёхкомнатная и больше',
};

/** Flat type of a flat: flats of the same rooms and areas have one. */
export function planRow(item: LotItem): PlanInsert {
  const { rooms = '1', euro = false, area = 0, plan, roomList = [], options = [] } = item;
  const facts = {
    ...{ rooms, euro, area, roomList },
    livingArea: item.livingArea ?? 0,
    kitchenArea: item.kitchenArea ?? null,
    balconyArea: item.balconyArea ?? null,
    bathrooms: item.bathrooms ?? 0,
    options: [...options, ...((item.bathrooms ?? 0) > 1 ? ['two-bathrooms'] : [])],
    drawing: isOwnDrawing(plan) ? plan : NO_PLAN,
  };
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 10);
  return {
    ...facts,
    id: `import-${digest}`,
    title: `${ROOM_WORDS[rooms]}, ${formatArea(area)}`,
    windows: null,
    labelledDrawing: facts.drawing,
  };
}

/** Row of a new lot; the columns of flats are empty elsewhere. */
export function lotRow(
  { item, place }: NewLot,
  { guid, number, planId }: { guid: string; number: number; planId: string | null },
): typeof schema.lots.$inferInsert {
  const { type: kind = 'flat', ceiling, ...said } = item;
  const shared = {
    ...{ guid, id: said.id, kind, number, planId, buildingId: place.buildingId },
    status: said.status ?? 'free',
    floor: said.floor ?? 1,
    area: said.area ?? 0,
    price: said.price ?? 0,
    oldPrice: said.oldPrice ?? null,
    sides: said.sides ?? [],
    waterView: false,
  };
  if (kind !== 'flat') {
    return {
      ...{ ...shared, section: 0, rooms: null, euro: false, livingArea: null, kitchenArea: null },
      ...{ balconyArea: null, ceiling: ceiling ?? null, bathrooms: null, finish: null },
    };
  }
  return {
    ...shared,
    section: sectionOf(item),
    rooms: said.rooms ?? '1',
    euro: said.euro ?? false,
    livingArea: said.livingArea ?? 0,
    kitchenArea: said.kitchenArea ?? null,
    balconyArea: said.balconyArea ?? null,
    ceiling: ceiling ?? 0,
    bathrooms: said.bathrooms ?? 0,
    finish: said.finish ?? SILENT_FINISH,
  };
}
