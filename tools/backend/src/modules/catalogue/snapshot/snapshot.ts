import type { PictureRow } from '../../media/to-picture.ts';
import { asc, isNotNull, isNull } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import type { Database } from '../../../kernel/db/database.ts';
import { readPremises, type PremisesFacts } from './read-premises.ts';
import { readResale, type ResaleFacts } from './read-resale.ts';
import { known } from './known.ts';
import type { LightFacts } from '../light/core/light-facts.ts';
import { readLightFacts } from '../light/stored/read-facts.ts';
import { readObjectContent, type ObjectContent } from './object-content.ts';
import type { Finish, Rooms } from '../../estate/types.ts';
import { pictures } from '../../media/pictures.table.ts';
import * as schema from '../../estate/objects.table.ts';

export type ComplexRow = typeof schema.complexes.$inferSelect;
export type BuildingRow = typeof schema.buildings.$inferSelect;
type SectionRow = typeof schema.sections.$inferSelect;
type PlanRow = typeof schema.plans.$inferSelect;
export type LotRow = typeof schema.lots.$inferSelect;

/** A mortgage programme and the names of the banks that lend by it. */
export type ProgrammeRow = typeof schema.mortgageProgrammes.$inferSelect & {
  lenders: readonly string[];
};
type BankRow = typeof schema.banks.$inferSelect;

/** A lot of any kind with the places around it. */
export interface PlacedRow extends LotRow {
  complex: ComplexRow;
  building: BuildingRow;
}

/** A flat with everything around it that its card says. */
export interface PlacedLot extends PlacedRow {
  kind: 'flat';
  plan: PlanRow;
  rooms: Rooms;
  livingArea: number;
  ceiling: number;
  bathrooms: number;
  finish: Finish;
  /** Highest floor of its section. */
  topFloor: number;
  /** Sun and view; `null` while they are not calculated, and where the model cannot tell. */
  light: LightFacts | null;
}

/** The whole catalogue as it was read from the database, ready to be looked up. */
export interface Snapshot extends PremisesFacts, ResaleFacts {
  /** ISO date in Moscow on which it is looked at: instalments end before the keys. */
  day: string;
  /** In the order of the lists. */
  complexes: readonly ComplexRow[];
  /** In the order of the complexes, then of their own. */
  buildings: readonly BuildingRow[];
  sections: readonly SectionRow[];
  plans: readonly PlanRow[];
  pictures: ReadonlyMap<string, PictureRow>;
  /** Flats by their readable id. */
  lots: ReadonlyMap<string, PlacedLot>;
  /** Flats by their key. */
  byGuid: ReadonlyMap<string, PlacedLot>;
  /** Flats by their building. */
  byBuilding: ReadonlyMap<string, readonly PlacedLot[]>;
  /** Lots of every kind by their key; flats are the same objects as above. */
  placed: ReadonlyMap<string, PlacedRow>;
  /** The programme that payments on cards are counted by; `null` while the catalogue is empty: ask `mainProgramme`. */
  programme: ProgrammeRow | null;
  /** Programmes of the banks, in the order of the banks. */
  offers: readonly (ProgrammeRow & { bank: BankRow })[];
  /** What pages tell besides. */
  content: ObjectContent;
}

/**
 * Reads the whole catalogue, as it is on a day in Moscow.
 * @throws Error when there are lots and no mortgage programme to count their payments by
 */
export async function readSnapshot(db: Database, day = moscowDay(new Date())): Promise<Snapshot> {
  const complexes = await db
    .select()
    .from(schema.complexes)
    .orderBy(asc(schema.complexes.position));
  const buildings = await readBuildings(db, complexes);
  const plans = await db.select().from(schema.plans).orderBy(asc(schema.plans.id));
  const sections = await db.select().from(schema.sections).orderBy(asc(schema.sections.id));
  const offers = await readOffers(db);
  const rows = await db
    .select()
    .from(schema.lots)
    .orderBy(asc(schema.lots.buildingId), asc(schema.lots.number));
  const toFlat = flatMaker(plans, sections, await readLightFacts(db));
  const placed = placeLots(rows, complexes, buildings).map((lot) =>
    lot.kind === 'flat' ? toFlat(lot) : lot,
  );
  const lots = placed.filter((lot): lot is PlacedLot => lot.kind === 'flat');
  return {
    day,
    complexes,
    buildings,
    sections,
    plans,
    pictures: keyed(await db.select().from(pictures), ({ id }) => id),
    lots: keyed(lots, ({ id }) => id),
    byGuid: keyed(lots, ({ guid }) => guid),
    byBuilding: Map.groupBy(lots, ({ buildingId }) => buildingId),
    placed: keyed(placed, ({ guid }) => guid),
    programme: await readMainProgramme(db, offers, rows.length > 0),
    offers,
    ...(await readPremises(db)),
    ...(await readResale(db)),
    content: await readObjectContent(db),
  };
}

async function readBuildings(db: Database, complexes: readonly ComplexRow[]) {
  const order = new Map(complexes.map(({ vendor }, position) => [vendor, position]));
  const rows = await db.select().from(schema.buildings).orderBy(asc(schema.buildings.position));
  return rows.sort((a, b) => (order.get(a.vendor) ?? 0) - (order.get(b.vendor) ?? 0));
}

/** The database's foreign keys promise that every place exists. */
function placeLots(
  rows: readonly LotRow[],
  complexes: readonly ComplexRow[],
  buildings: readonly BuildingRow[],
): PlacedRow[] {
  const byVendor = keyed(complexes, ({ vendor }) => vendor);
  const byId = keyed(buildings, ({ id }) => id);
  return rows.map((row) => {
    const building = known(byId, row.buildingId);
    return { ...row, building, complex: known(byVendor, building.vendor) };
  });
}

/** The database's check promises that a flat has every column of a flat. */
function flatMaker(
  plans: readonly PlanRow[],
  sections: readonly SectionRow[],
  light: ReadonlyMap<string, LightFacts>,
): (lot: PlacedRow) => PlacedLot {
  const planById = keyed(plans, ({ id }) => id);
  const sectionByPlace = keyed(sections, ({ buildingId, number }) => `${buildingId}/${number}`);
  return (lot) => {
    const { planId, rooms, livingArea, ceiling, bathrooms, finish } = lot;
    if (
      !planId ||
      !rooms ||
      livingArea === null ||
      ceiling === null ||
      bathrooms === null ||
      !finish
    )
      throw new Error(`Flat ${lot.id} lacks a column of a flat`);
    const { floors } = sectionByPlace.get(`${lot.buildingId}/${lot.section}`) ?? lot.building;
    const facts = { rooms, livingArea, ceiling, bathrooms, finish, topFloor: floors };
    const found = { plan: known(planById, planId), light: light.get(lot.guid) ?? null };
    return { ...lot, kind: 'flat', ...found, ...facts };
  };
}

async function readMainProgramme(
  db: Database,
  offers: Snapshot['offers'],
  isNeeded: boolean,
): Promise<ProgrammeRow | null> {
  const [programme] = await db
    .select()
    .from(schema.mortgageProgrammes)
    .where(isNull(schema.mortgageProgrammes.bankId))
    .orderBy(asc(schema.mortgageProgrammes.rate))
    .limit(1);
  if (!programme && isNeeded) throw new Error('mortgage_programmes has no row without a bank');
  if (!programme) return null;
  const same = offers.filter(({ name }) => name === programme.name);
  return { ...programme, lenders: same.map(({ bank }) => bank.name) };
}

async function readOffers(db: Database): Promise<Snapshot['offers']> {
  const banks = await db.select().from(schema.banks).orderBy(asc(schema.banks.position));
  const rows = await db
    .select()
    .from(schema.mortgageProgrammes)
    .where(isNotNull(schema.mortgageProgrammes.bankId))
    .orderBy(asc(schema.mortgageProgrammes.id));
  return banks.flatMap((bank) =>
    rows
      .filter(({ bankId }) => bankId === bank.id)
      .map((row) => ({ ...row, bank, lenders: [bank.name] })),
  );
}

function keyed<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}
