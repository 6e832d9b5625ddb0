import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../kernel/db/database.ts';
import type { Catalogue } from '../lot/catalogue.ts';
import type { PlacedLot } from '../snapshot/snapshot.ts';
import type { FlatDays, FlatLight } from './core/flat-light.ts';
import { lightModel, type LightModel } from './light-model.ts';
import { lotLight, scenes } from './light.table.ts';
import { createLightWorker, type LightWorker } from './worker/light-worker.ts';

/** Figures of a flat, calculated once for all that they depend on. */
export interface KnownLight {
  light: FlatLight;
  /** Spans of every day of the year; `null` where they were not asked for. */
  days: FlatDays | null;
  coordinate: [latitude: number, longitude: number];
}

/** Sun and views of the flats. */
export interface LotLight {
  /**
   * Figures of a flat.
   * @param days with the spans of every day; figures that are not known are then calculated at once: some hundred milliseconds in
   * another process
   * @returns `null` where the model cannot tell, `undefined` where they wait
   */
  of(lot: PlacedLot, days: boolean): Promise<KnownLight | null | undefined>;
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

  async function readModels(): Promise<ReadonlyMap<string, LightModel>> {
    const rows = await db.select().from(scenes);
    const { snapshot } = catalogue;
    return new Map(rows.map(({ vendor, body }) => [vendor, lightModel(snapshot, vendor, body)]));
  }

  /** Models as they were read last; a failure is tried anew by whoever asks next. */
  function modelsNow() {
    models ??= readModels().catch((error: unknown) => {
      models = null;
      throw error;
    });
    return models;
  }

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
    return { light, days, coordinate: scene.coordinate };
  }

  return {
    async of(lot, days) {
      const model = (await modelsNow()).get(lot.complex.vendor);
      if (!model) return null;
      const [row] = await db
        .select({ figures: lotLight.figures, ...(days && { days: lotLight.days }) })
        .from(lotLight)
        .where(and(eq(lotLight.lotGuid, lot.guid), eq(lotLight.hash, model.hash)));
      if (!row) {
        if (days) return calculate(model, lot);
        return model.roomsOf(lot) ? undefined : null;
      }
      const spans = row.days ? (JSON.parse(inflateRawSync(row.days).toString()) as FlatDays) : null;
      return { light: row.figures, days: spans, coordinate: model.scene.coordinate };
    },
    async run() {
      models = null;
      const started = performance.now();
      const known = await db.select({ guid: lotLight.lotGuid, hash: lotLight.hash }).from(lotLight);
      const hashes = new Map(known.map(({ guid, hash }) => [guid, hash]));
      let done = 0;
      for (const [vendor, model] of await modelsNow()) {
        for (const lot of catalogue.snapshot.lots.values()) {
          if (closed) return done;
          if (lot.complex.vendor !== vendor || hashes.get(lot.guid) === model.hash) continue;
          if (await calculate(model, lot)) done += 1;
        }
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
