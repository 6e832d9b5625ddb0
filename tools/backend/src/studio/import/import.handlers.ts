import { listImports, runImport, undoLastImport } from '@m30/studio/contract';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import type { StudioCall } from '../../kernel/studio/studio-call.ts';
import { chosenMapping } from '../../modules/catalogue/intake/adapters/table/mapping.ts';
import { imports } from '../../modules/catalogue/import/imports.table.ts';
import { latestFirst } from '../../modules/catalogue/import/latest-first.ts';
import { importFile, type ImportParts } from '../../modules/catalogue/intake/write/import-file.ts';
import { undoImport } from '../../modules/catalogue/intake/write/undo-import.ts';
import { heldUntil } from '../../modules/deal/hold/find-holds.ts';
import { toDifference } from './to-difference.ts';
import { unpack } from './unpack.ts';

const MOST = 30;

const columns = { guid: imports.guid, file: imports.file, at: imports.at, lots: imports.lots };

export const runImportHandler = implementStudio(runImport, async (input, call) => {
  const done = await importFile(partsOf(call), {
    file: input.file,
    mapping: input.columns && chosenMapping(input.columns),
    bytes: unpack(input.content),
    programme: input.programme,
    apply: input.apply,
    acceptSuspicious: input.accept_suspicious,
    closeGone: input.close_gone,
  });
  // Who has applied it sees it in every list at once.
  if (done.outcome === 'written') await call.services.catalogue.refresh();
  return toDifference(done);
});

export const listImportsHandler = implementStudio(listImports, async (_, { services: { db } }) => {
  const rows = await db
    .select({ ...columns, digest: imports.digest })
    .from(imports)
    .orderBy(...latestFirst)
    .limit(MOST);
  return {
    imports: rows.map(({ at, digest, ...row }, index) => ({
      ...row,
      at: at.toISOString(),
      may_undo: index === 0 && !digest.startsWith('undo:'),
    })),
  };
});

export const undoLastImportHandler = implementStudio(undoLastImport, async (input, call) => {
  const { removed, restored, refusals } = await undoImport(partsOf(call), input.import);
  if (refusals.length > 0) throw refuse(409, `Отменить нельзя: ${refusals.slice(0, 5).join('; ')}`);
  await call.services.catalogue.refresh();
  return { removed, restored };
});

const partsOf = ({ services: { db, clock }, staff }: StudioCall): ImportParts => ({
  ...{ db, clock, heldUntil, staff },
});
