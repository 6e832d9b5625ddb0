import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../../../kernel/services.ts';
import { bestView, type BestView } from '../light/best-view.ts';
import type { FlatLight } from '../light/core/flat-light.ts';
import type { PlacedLot } from '../snapshot/snapshot.ts';

/** Sun and view of a flat as its sheet shows them. */
export interface SheetOutlook {
  light: Pick<FlatLight, 'rooms' | 'norm'>;
  view: BestView | null;
  /** The view as a data URI in JPEG; `null` where there is none, or none yet. */
  picture: string | null;
}

/** Milliseconds that who prints waits for a picture that nobody has looked at yet: one takes three or four seconds. */
const LONGEST = 10_000;

/** Reads what the sheet of a flat says of its sun and view; `null` where that is not known. */
export async function sheetOutlook(
  { light, views, log }: Pick<Services, 'light' | 'views' | 'log'>,
  lot: PlacedLot,
): Promise<SheetOutlook | null> {
  let known = await light.of(lot, false);
  // Nobody has opened the light of this flat yet.
  if (known === undefined) known = await light.of(lot, true);
  if (!known) return null;
  const view = bestView(lot, known);
  const drawn = view && pictureOf(views, view);
  // The drawing goes on: the next sheet has it.
  drawn?.catch((error: unknown) => log.warn({ err: error, lot: lot.id }, 'a sheet without view'));
  const picture = drawn && (await Promise.race([drawn.catch(() => null), wait(LONGEST, null)]));
  return { light: known.light, view, picture };
}

async function pictureOf(
  views: Pick<Services['views'], 'file'>,
  { address }: BestView,
): Promise<string | null> {
  const file = await views.file({ ...address, format: 'jpg' });
  if (file === null) return null;
  return `data:image/jpeg;base64,${await readFile(file, 'base64')}`;
}
