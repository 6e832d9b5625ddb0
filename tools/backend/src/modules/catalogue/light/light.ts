import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../kernel/db/database.ts';
import type { Catalogue } from '../lot/catalogue.ts';
import { announceLots } from '../lot/lot-changes.ts';
import type { PlacedLot } from '../snapshot/snapshot.ts';
import { bestView, type BestView } from './best-view.ts';
import type { FlatDays, FlatLight } from './core/flat-light.ts';
import type { PlacedRoom } from './core/place-windows.ts';
import { lightModel, type LightModel } from './light-model.ts';
import { lotLight, scenes } from './stored/light.table.ts';
import { createLightWorker, type LightWorker } from './worker/light-worker.ts';

/** Figures of a flat, calculated once for all that they depend on. */
export interface KnownLight {
  light: FlatLight;
  /** Spans of every day of the year; `null` where they were not asked for. */
  days: FlatDays | null;
  coordinate: [latitude: number, longitude: number];
  /** Its rooms with their windows in the model. */
  rooms: readonly PlacedRoom[];
  /** Of the model that they were calculated from. */
  hash: string;
}

/** Flats whose figures the catalogue takes over together: it makes its orders anew for them. */
const TOGETHER = 250;

/** Sun and views of the flats. */
export interface LotLight {
  /**
   * Figures of a flat.
   * @param days with the spans of every day; figures that are not known are then calculated at once: some hundred milliseconds in
   * another process
   * @returns `null` where the model cannot tell, `undefined` where they wait
   */
  of(lot: PlacedLot, days: boolean): Promise<KnownLight | null | undefined>;
  /**
   * The window that stands for each of the flats whose figures are known, by their guids.
   * @param from the transaction that waits for the answer, if one does
   */
  bestViews(lots: readonly PlacedLot[], from?: Database): Promise<ReadonlyMap<string, BestView>>;
  /** The model that a flat stands in; `null` where its complex has none. */
  modelOf(lot: PlacedLot): Promise<LightModel | null>;
  /** The model of a complex; `null` where it has none. */
  modelFor(vendor: string): Promise<LightModel | null>;
  /** Calculates every flat whose figures are missing or of another model; how many it were. */
  run(): Promise<number>;
  /** Ends what is under way. */
  close(): void;
}

interface Parts {
  db: Database;
  catalogue: Pick<Catalogue, 'snapshot'>;
  log: Pick<Logger, 'info' | 'warn'>;
  worker?: LightWorker;
}

/** Keeps figures of light in the database, by the hash of what they were calculated from. */
export function createLotLight({
  db,
  catalogue,
  log,
  worker = createLightWorker(),
}: Parts): LotLight {
  let closed = false;
  let models: Promise<ReadonlyMap<string, LightModel>> | null = null;

  async function readModels(from: Database): Promise<ReadonlyMap<string, LightModel>> {
    const rows = await from.select().from(scenes);
    const { snapshot } = catalogue;
    return new Map(rows.map(({ vendor, body }) => [vendor, lightModel(snapshot, vendor, body)]));
  }

  /** Cached models; a failure is not cached, so that the next call tries again. */
  function modelsNow(from = db) {
    models ??= readModels(from).catch((error: unknown) => {
      models = null;
      throw error;
    });
    return models;
  }

  const modelFor = async (vendor: string) => (await modelsNow()).get(vendor) ?? null;
  const modelOf = (lot: PlacedLot) => modelFor(lot.complex.vendor);

  async function calculate(model: LightModel, lot: PlacedLot): Promise<KnownLight | null> {
    const rooms = model.roomsOf(lot);
    if (!rooms) return null;
    const { scene, hash } = model;
    const { light, days } = await worker.order({ scene, hash, rooms });
    const row = { hash, figures: light, days: deflateRawSync(JSON.stringify(days)) };
    await db
      .insert(lotLight)
      .values({ lotGuid: lot.guid, ...row })
      .onConflictDoUpdate({ target: lotLight.lotGuid, set: row });
    return { light, days, coordinate: scene.coordinate, rooms, hash };
  }

  /** Figures that nothing took the place of: the flat is in no model any more. */
  async function forgetFormer(current: ReadonlyMap<string, LightModel>): Promise<string[]> {
    const hashes = [...current.values()].map(({ hash }) => hash);
    const gone = await db
      .delete(lotLight)
      .where(notInArray(lotLight.hash, hashes))
      .returning({ guid: lotLight.lotGuid });
    return gone.map(({ guid }) => guid);
  }

  return {
    modelOf,
    modelFor,
    async of(lot, days) {
      const model = await modelOf(lot);
      if (!model) return null;
      const [row] = await db
        .select({ figures: lotLight.figures, ...(days && { days: lotLight.days }) })
        .from(lotLight)
        .where(and(eq(lotLight.lotGuid, lot.guid), eq(lotLight.hash, model.hash)));
      if (!row) {
        if (days) {
          const known = await calculate(model, lot);
          if (known) await announceLots(db, [lot.guid]);
          return known;
        }
        return model.roomsOf(lot) ? undefined : null;
      }
      const spans = row.days ? (JSON.parse(inflateRawSync(row.days).toString()) as FlatDays) : null;
      const { scene, hash } = model;
      const rooms = model.roomsOf(lot) ?? [];
      return { light: row.figures, days: spans, coordinate: scene.coordinate, rooms, hash };
    },
    async bestViews(lots, from = db) {
      if (lots.length === 0) return new Map();
      const current = await modelsNow(from);
      const { lotGuid, hash, figures } = lotLight;
      const guids = lots.map(({ guid }) => guid);
      const rows = await from
        .select({ guid: lotGuid, hash, figures })
        .from(lotLight)
        .where(inArray(lotGuid, guids));
      const known = new Map(rows.map((row) => [row.guid, row]));
      return new Map(
        lots.flatMap((lot) => {
          const row = known.get(lot.guid);
          if (!row || row.hash !== current.get(lot.complex.vendor)?.hash) return [];
          const best = bestView(lot, { light: row.figures, hash: row.hash });
          return best ? [[lot.guid, best]] : [];
        }),
      );
    },
    async run() {
      models = null;
      const started = performance.now();
      const known = await db.select({ guid: lotLight.lotGuid, hash: lotLight.hash }).from(lotLight);
      const hashes = new Map(known.map(({ guid, hash }) => [guid, hash]));
      const current = await modelsNow();
      let done = 0;
      let fresh: string[] = [];
      const announce = async () => {
        await announceLots(db, fresh.splice(0));
      };
      try {
        for (const [vendor, model] of current) {
          for (const lot of catalogue.snapshot.lots.values()) {
            if (closed) return done;
            if (lot.complex.vendor !== vendor || hashes.get(lot.guid) === model.hash) continue;
            if (!(await calculate(model, lot))) continue;
            done += 1;
            fresh.push(lot.guid);
            if (fresh.length >= TOGETHER) await announce();
          }
        }
        fresh = [...fresh, ...(await forgetFormer(current))];
      } finally {
        if (!closed) await announce();
      }
      if (done > 0) {
        const seconds = Math.round((performance.now() - started) / 1000);
        log.info({ flats: done, seconds }, 'light of the flats is calculated');
      }
      return done;
    },
    close() {
      closed = true;
      worker.close();
    },
  };
}
