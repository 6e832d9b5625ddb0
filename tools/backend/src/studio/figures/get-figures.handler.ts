import { getFigures } from '@m30/studio/contract';
import type { StudioResult } from '@m30/studio/contract/client';
import { addDays, moscowDay } from '@m30/ui-kit/format';
import type { Services } from '../../kernel/services.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { complexesOf } from './complex-figures.ts';
import { answersOf, funnelOf } from './sales-figures.ts';
import {
  daysOfSite,
  filtersOf,
  openedOf,
  pagesOf,
  readCounters,
  searchesOf,
  vitalsOf,
} from './site-figures.ts';

/** Everything that the desk of figures shows of the last days, today among them. */
export async function readFigures(
  { db, clock, counters, catalogue: { snapshot } }: Services,
  days: number,
): Promise<StudioResult<'Figures.Get'>> {
  const to = moscowDay(clock());
  const period = { from: addDays(to, 1 - days), to };
  // What this process has counted since the last time is written first.
  await counters.flush();
  const before = { from: addDays(to, 1 - 2 * days), to: addDays(to, -days) };
  const counted = await readCounters(db, period);
  const former = await readCounters(db, before, 'page');
  return {
    ...period,
    tables: [
      await funnelOf(
        db,
        { period, opened: openedOf(counted) },
        { period: before, opened: openedOf(former) },
      ),
      await answersOf(db, period),
      ...(await complexesOf(db, snapshot, period, days)),
      daysOfSite(counted, period),
      pagesOf(counted),
      vitalsOf(counted),
      filtersOf(counted, snapshot),
      searchesOf(counted),
    ],
  };
}

export const getFiguresHandler = implementStudio(getFigures, ({ days }, { services }) =>
  readFigures(services, Number(days)),
);
