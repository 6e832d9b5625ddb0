import { createHash } from 'node:crypto';
import { MODEL_DRAWING } from '../view/worker/view-job.ts';
import type { StillFormat } from './view-address.ts';

/** Which complex a file of a model is of. */
interface ModelAddress {
  /** Of the scene and its flats, and of the way of drawing. */
  version: string;
  vendor: string;
  /** Its masses with its flats, or the drawing of it. */
  kind: 'json' | StillFormat;
}

/** Version of the files of a model. */
export const modelVersion = (hash: string): string =>
  createHash('sha256').update(`model ${MODEL_DRAWING} ${hash}`).digest('hex').slice(0, 10);

const PATH =
  /^\/media\/models\/([0-9a-f]{10})\/([a-z0-9][a-z0-9-]{0,38}[a-z0-9])\.(json|webp|jpg)$/;

/** Reads `/media/models/0f3c9a1b2d/kanal.webp`; `null` for anything else. */
export function parseModelAddress(path: string): ModelAddress | null {
  const [, version, vendor, kind] = PATH.exec(path) ?? [];
  if (!version || !vendor) return null;
  return { version, vendor, kind: kind === 'json' || kind === 'jpg' ? kind : 'webp' };
}

/** Address of a file. */
export const modelAddress = ({ version, vendor, kind }: ModelAddress): string =>
  `/media/models/${version}/${vendor}.${kind}`;

/** Addresses of both files of a model, as methods tell them. */
export function modelFiles(vendor: string, hash: string): { body: string; picture: string } {
  const version = modelVersion(hash);
  return {
    body: modelAddress({ version, vendor, kind: 'json' }),
    picture: modelAddress({ version, vendor, kind: 'webp' }),
  };
}
