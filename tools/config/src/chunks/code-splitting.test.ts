import { expect, test } from 'vitest';
import { codeSplitting } from './code-splitting.ts';

const APP = '/m30/apps/site/app';
const FLAT = `${APP}/routes/lot/route.tsx`;
const CATALOGUE = `${APP}/routes/catalogue/flats/route.tsx`;
const RESALE = `${APP}/routes/resale/flat/route.tsx`;
const FOLLOW = `${APP}/routes/content/preview/follow/follow-editor.ts`;
/** From the folder of the app. */
const BLOCK_CORE = '../../../libs/blocks/src/core/link.schema.ts';
const FRAME = `${APP}/layouts/frame/late.ts`;

interface Use {
  /** Pages that import it. */
  pages?: readonly string[];
  /** Loaded late, and with it what they import. */
  late?: readonly string[];
}

/** Name of the chunk that takes a module first; `null` where the bundler decides. */
function chunkOf(id: string, { pages = [], late = [] }: Use): string | null {
  const info = (importers: readonly string[], isEntry: boolean, isLate: boolean) => ({
    ...{ importers, isEntry, dynamicImporters: isLate ? ['somebody'] : [] },
  });
  const graph = new Map([
    [id, info([...pages, ...late], false, false)],
    ...pages.map((page) => [page, info([], true, false)] as const),
    ...late.map((part) => [part, info([], false, true)] as const),
  ]);
  const modules = { getModuleInfo: (one: string) => graph.get(one) ?? null };
  const groups = [...(codeSplitting.groups ?? [])].sort(
    (one, other) => (other.priority ?? 0) - (one.priority ?? 0),
  );
  for (const { name, test: ofGroup } of groups) {
    if (!(ofGroup instanceof RegExp) || !ofGroup.test(id)) continue;
    const found = typeof name === 'function' ? name(id, modules as never) : name;
    if (found) return found;
  }
  return null;
}

test.each<[name: string, file: string, use: Use, chunk: string | null]>([
  [
    'the drawing of an empty list, though the frame of every page imports its folder',
    '../../../libs/ui-kit/src/components/spot/NothingSpot.tsx',
    { pages: [FLAT, `${APP}/root.tsx`] },
    'empty',
  ],
  [
    'the drawing of a lost connection',
    '../../../libs/ui-kit/src/components/spot/OfflineSpot.tsx',
    { pages: [FLAT, `${APP}/root.tsx`] },
    'shared',
  ],
  [
    'a formula that opens, without the part that is made of formulas',
    '../../../libs/calculators/src/counted/HowCounted.tsx',
    { pages: [FLAT, CATALOGUE] },
    'small',
  ],
  ['cards', 'components/lot-card/LotCard.tsx', { pages: [FLAT, CATALOGUE] }, 'lots'],
  ['a bar of two pages', 'components/page-bar/PageBar.tsx', { pages: [FLAT, RESALE] }, 'lot-page'],
  ['a status', 'store/live/statuses.ts', { pages: [FLAT, CATALOGUE] }, 'lot-state'],
  [
    'what a page shares with its late part',
    'routes/lot/stage/plan/PlanSheet.tsx',
    { pages: [FLAT], late: [`${APP}/routes/lot/stage/plan/PlanZoom.tsx`] },
    'lot',
  ],
  [
    'what another page loads late as well',
    'routes/lot/data/lot-href.ts',
    { pages: [FLAT], late: [`${APP}/routes/home/mortgage/MortgageLive.tsx`] },
    null,
  ],
  ['what one page has', 'routes/lot/LotPage.tsx', { pages: [FLAT] }, null],
  [
    'what every page loads late',
    'components/lot-card/LotCard.tsx',
    { pages: [FLAT, CATALOGUE], late: [FRAME] },
    null,
  ],
  ['what an editor’s preview alone needs of blocks', BLOCK_CORE, { late: [FOLLOW] }, null],
  ['the same where a page needs it', BLOCK_CORE, { late: [FOLLOW], pages: [FLAT] }, 'blocks'],
])('%s', (_name, file, use, chunk) => {
  expect(chunkOf(`${APP}/${file}`, use)).toBe(chunk);
});
