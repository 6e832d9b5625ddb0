import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scene, SceneWindow } from '@m30/scene';
import { createSharedWork } from '../../../kernel/files/shared-work.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { createLimit } from '../../../kernel/time/limit.ts';
import { encode as encodePicture, type Encode } from '../../media/encoder/encoder.ts';
import type { Catalogue } from '../lot/catalogue.ts';
import { modelVersion } from '../drawing-address/model-address.ts';
import type { PlacedLot } from '../snapshot/snapshot.ts';
import {
  viewVersion,
  type StillFormat,
  type ViewAddress,
} from '../drawing-address/view-address.ts';
import { MODEL_STILL, STILL } from './worker/view-job.ts';
import { createViewWorker, type ViewWorker } from './worker/view-worker.ts';

/** Stills that may wait for the one that is being drawn. */
const MOST_WAITING = 12;

/** Pixels of a still in JPEG: papers, portals and letters show it smaller than a page does. */
const JPEG_WIDTH = 1200;

/** What is seen from the windows of the flats, drawn when it is first asked for. */
export interface ViewStills {
  /**
   * Bytes of a still.
   * @returns `null` where the address names no window of the present model
   * @throws Refused 503 where too many others wait
   */
  read(address: ViewAddress): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * File of a still, which is drawn first if it is not there; otherwise as `read`.
   * @throws Refused 503 where too many others wait
   */
  file(address: ViewAddress): Promise<string | null>;
  /**
   * File of the drawing of a complex, which is drawn first if it is not there.
   * @throws Refused 503 where too many others wait
   */
  modelFile(model: { scene: Scene; hash: string }, format: StillFormat): Promise<string>;
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
  const once = createSharedWork<string>();
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
  }

  /** The file at a path, which `make` writes if it is not there. */
  async function made(path: string, make: () => Promise<void>): Promise<string> {
    if (await isThere(path)) return path;
    return once(path, async () => {
      await make();
      return path;
    });
  }

  /** A still in a format: that in JPEG is made of the other one. */
  async function inFormat(
    path: string,
    format: StillFormat,
    order: () => Promise<void>,
  ): Promise<string> {
    const drawn = `${path}.webp`;
    const drawnFirst = () => made(drawn, () => inTurn(order));
    if (format === 'webp') return drawnFirst();
    return made(`${path}.jpg`, async () => {
      const photo = await drawnFirst();
      await encode({ photo, drawn: { side: JPEG_WIDTH, format: 'jpg' } }, `${path}.jpg`);
    });
  }

  async function file({ version, lot: id, room, window, format }: ViewAddress) {
    const lot = catalogue.snapshot.lots.get(id);
    const model = lot && (await modelOf(lot));
    if (!lot || !model || viewVersion(model.hash) !== version) return null;
    const { vendor } = lot.complex;
    const path = join(folder, `${vendor}.${version}`, `${id}_${room}${window}`);
    if (await isThere(`${path}.${format}`)) return `${path}.${format}`;
    const placed = model.roomsOf(lot)?.[room]?.windows[window];
    if (!placed) return null;
    const { hash, scene } = model;
    return inFormat(path, format, () =>
      draw({ vendor, version }, `${path}.webp`, { hash, scene, window: placed }),
    );
  }

  return {
    file,
    async read(address) {
      const path = await file(address);
      return path === null ? null : readFile(path);
    },
    modelFile({ scene, hash }, format) {
      const place = { vendor: `model-${scene.complex}`, version: modelVersion(hash) };
      const path = join(folder, `${place.vendor}.${place.version}`, 'model');
      return inFormat(path, format, () =>
        draw(place, `${path}.webp`, { hash, scene, window: null }),
      );
    },
    close: () => worker.close(),
  };
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Makes the folder of a model, and deletes those of the former models of its complex. */
async function openFolder(folder: string, vendor: string, version: string) {
  const made = await mkdir(join(folder, `${vendor}.${version}`), { recursive: true });
  if (made === undefined) return;
  for (const name of await readdir(folder)) {
    const isFormer = name.startsWith(`${vendor}.`) && name !== `${vendor}.${version}`;
    if (isFormer) await rm(join(folder, name), { recursive: true, force: true });
  }
}
