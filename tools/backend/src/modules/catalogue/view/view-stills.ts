import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scene, SceneWindow } from '@m30/scene';
import { createSharedWork } from '../../../kernel/files/shared-work.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { createLimit } from '../../../kernel/time/limit.ts';
import { encode as encodePicture, type Encode } from '../../media/encoder/encoder.ts';
import type { Catalogue } from '../lot/catalogue.ts';
import { modelVersion } from '../drawing-address/model-address.ts';
import type { PlacedLot } from '../snapshot/snapshot.ts';
import { viewVersion, type ViewAddress } from '../drawing-address/view-address.ts';
import { MODEL_STILL, STILL } from './worker/view-job.ts';
import { createViewWorker, type ViewWorker } from './worker/view-worker.ts';

/** Stills that may wait for the one that is being drawn. */
const MOST_WAITING = 12;

/** What is seen from the windows of the flats, drawn when it is first asked for. */
export interface ViewStills {
  /**
   * Bytes of a still.
   * @returns `null` where the address names no window of the present model
   * @throws Refused 503 where too many others wait
   */
  read(address: ViewAddress): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * Bytes of the drawing of a complex, of the model that is given.
   * @throws Refused 503 where too many others wait
   */
  readModel(model: {
    vendor: string;
    version: string;
    scene: Scene;
    hash: string;
  }): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * File of the drawing of a complex, which is drawn first if it is not there.
   * @throws Refused 503 where too many others wait
   */
  modelFile(model: { scene: Scene; hash: string }): Promise<string>;
  /** Ends what is under way. */
  close(): void;
}

/** Flats of a complex in its scene. */
interface ViewModel {
  scene: Scene;
  hash: string;
  roomsOf(lot: PlacedLot): readonly { windows: readonly SceneWindow[] }[] | null;
}

interface Parts {
  catalogue: Pick<Catalogue, 'snapshot'>;
  /** The model that a flat stands in; `null` where its complex has none. */
  modelOf: (lot: PlacedLot) => Promise<ViewModel | null>;
  /** Folder for the stills; it may be deleted at any time. */
  folder: string;
  worker?: ViewWorker;
  encode?: Encode;
}

/** Keeps stills in files, in a folder for each model of a complex; those of its former models are deleted. */
export function createViewStills({
  catalogue,
  modelOf,
  folder,
  worker = createViewWorker(),
  encode = encodePicture,
}: Parts): ViewStills {
  const once = createSharedWork<Uint8Array<ArrayBuffer>>();
  const inTurn = createLimit(1, {
    most: MOST_WAITING,
    refuse: () => refuse(503, 'Сейчас рисуем много видов. Попробуйте ещё раз через минуту'),
  });

  async function draw(
    place: { vendor: string; version: string },
    path: string,
    drawing: { hash: string; scene: Scene; window: SceneWindow | null },
  ) {
    await openFolder(folder, place.vendor, place.version);
    const raw = `${path}.${process.pid}.raw`;
    const { width, height, drawnAt } = drawing.window ? STILL : MODEL_STILL;
    try {
      await worker.order({ ...drawing, path: raw });
      const pixels = { width: Math.round(width * drawnAt), height: Math.round(height * drawnAt) };
      await encode({ raw, ...pixels, drawn: { width } }, path);
    } finally {
      await rm(raw, { force: true });
    }
    return readFile(path);
  }

  const modelPath = ({ vendor, version }: { vendor: string; version: string }) =>
    join(folder, `model-${vendor}.${version}`, 'model.webp');

  async function readModel({
    vendor,
    version,
    scene,
    hash,
  }: Parameters<ViewStills['readModel']>[0]) {
    const place = { vendor: `model-${vendor}`, version };
    const path = modelPath({ vendor, version });
    const known = await readFile(path).catch(() => null);
    if (known) return known;
    return once(path, () => inTurn(() => draw(place, path, { hash, scene, window: null })));
  }

  return {
    async read({ version, lot: id, room, window }) {
      const lot = catalogue.snapshot.lots.get(id);
      const model = lot && (await modelOf(lot));
      if (!lot || !model || viewVersion(model.hash) !== version) return null;
      const { vendor } = lot.complex;
      const path = join(folder, `${vendor}.${version}`, `${id}_${room}${window}.webp`);
      const known = await readFile(path).catch(() => null);
      if (known) return known;
      const placed = model.roomsOf(lot)?.[room]?.windows[window];
      if (!placed) return null;
      const { hash, scene } = model;
      return once(path, () =>
        inTurn(() => draw({ vendor, version }, path, { hash, scene, window: placed })),
      );
    },
    readModel,
    async modelFile({ scene, hash }) {
      const model = { vendor: scene.complex, version: modelVersion(hash) };
      await readModel({ ...model, scene, hash });
      return modelPath(model);
    },
    close: () => worker.close(),
  };
}

/** Makes the folder of a model, and deletes those of the former models of its complex. */
async function openFolder(folder: string, vendor: string, version: string) {
  const made = await mkdir(join(folder, `${vendor}.${version}`), { recursive: true });
  if (made === undefined) return;
  for (const name of await readdir(folder)) {
    const isFormer = name.startsWith(`${vendor}.`) && name !== `${vendor}.${version}`;
    if (isFormer) await rm(join(folder, name), { recursive: true, force: true });
  }
}
