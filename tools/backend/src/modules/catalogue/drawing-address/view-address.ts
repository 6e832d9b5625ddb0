import { createHash } from 'node:crypto';
import { DRAWING } from '../view/worker/view-job.ts';

/** Pages show WebP; portals, letters and papers take JPEG. */
export type StillFormat = 'webp' | 'jpg';

/** Media types of them. */
export const STILL_TYPES: Readonly<Record<StillFormat, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Which window of which flat a still shows. */
export interface ViewAddress {
  /** Of the model and of the way of drawing. */
  version: string;
  /** Id of the flat. */
  lot: string;
  /** Of the flat's rooms, from 0. */
  room: number;
  /** Of the room's windows in the model, from 0. */
  window: number;
  format: StillFormat;
}

/** Version of all stills of a model. */
export const viewVersion = (hash: string): string =>
  createHash('sha256').update(`${DRAWING} ${hash}`).digest('hex').slice(0, 10);

const PATH =
  /^\/media\/views\/([0-9a-f]{10})\/([a-z0-9][a-z0-9-]{0,38}[a-z0-9])_(\d)(\d)\.(webp|jpg)$/;

/** Reads `/media/views/0f3c9a1b2d/z2-130_00.webp`; `null` for anything else. */
export function parseViewAddress(path: string): ViewAddress | null {
  const [, version, lot, room, window, format] = PATH.exec(path) ?? [];
  if (!version || !lot) return null;
  const place = { version, lot, room: Number(room), window: Number(window) };
  return { ...place, format: format === 'jpg' ? 'jpg' : 'webp' };
}

/** Address of a still. */
export const viewAddress = ({ version, lot, room, window, format }: ViewAddress): string =>
  `/media/views/${version}/${lot}_${room}${window}.${format}`;
