import { parseBlocks } from '@m30/blocks/server';
import type { Api, ResultOf } from '@m30/api/client';
import { moscowDay } from '@m30/ui-kit/format';
import { kindOf } from '../calculator-query.ts';

const PATH = '/ipotechnyj-kalkulyator';

/** A programme to plan by. */
export type Programme = ResultOf<'Content.GetProgrammes'>['programmes'][number];

/** What the page of the calculators renders. */
export async function loadCalculators(api: Api, url: URL) {
  const [programmes, page] = await Promise.all([
    loadProgrammes(api),
    api.get('Content.GetPage', { path: PATH }),
  ]);
  return {
    programmes,
    kind: kindOf(url.searchParams),
    query: url.search.slice(1),
    year: Number(moscowDay(new Date()).slice(0, 4)),
    blocks: parseBlocks(page.blocks),
    description: page.description,
  };
}

/** The programmes, the common one first. */
export async function loadProgrammes(api: Api): Promise<[Programme, ...Programme[]]> {
  const {
    programmes: [first, ...rest],
  } = await api.get('Content.GetProgrammes', {});
  if (!first) throw new Error('Content.GetProgrammes gives no programme');
  return [first, ...rest];
}

/** What {@link loadCalculators} gives. */
export type Calculators = Awaited<ReturnType<typeof loadCalculators>>;
