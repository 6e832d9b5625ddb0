import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  checkImportSource,
  decideImport,
  getImportSource,
  listImportSources,
  saveImportSource,
} from '@m30/studio/contract';
import { refuse } from '../../kernel/method/refuse.ts';
import { guardAddress } from '../../kernel/network/guard-address.ts';
import type { Services } from '../../kernel/services.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import type { StudioCall } from '../../kernel/studio/studio-call.ts';
import { chosenMapping } from '../../modules/catalogue/intake/adapters/table/mapping.ts';
import {
  importRuns,
  importSources,
} from '../../modules/catalogue/intake/watch/import-sources.table.ts';
import { nextDue } from '../../modules/catalogue/intake/watch/next-due.ts';
import { NO_FOLDER } from '../../modules/catalogue/intake/watch/open/source-failure.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { NOTHING_WAITS, waitingRun } from './compare-import.handler.ts';
import { picturesOfImports } from './import-pictures.handler.ts';
import { findAnySource, findSource, toSourceDetails, toSourceRows } from './to-import-source.ts';

/** Sources that a company may have. */
const MOST = 20;

/** Deleted sources that are listed. */
const MOST_DELETED = 50;

type Source = typeof importSources.$inferSelect;

export const listImportSourcesHandler = implementStudio(
  listImportSources,
  async (_, { services }) => {
    const { db, config } = services;
    const { guid, title, deletedAt } = importSources;
    const rows = await db.select().from(importSources).where(isNull(deletedAt)).orderBy(asc(title));
    const deleted = await db
      .select({ guid, title, deletedAt })
      .from(importSources)
      .where(isNotNull(deletedAt))
      .orderBy(desc(deletedAt))
      .limit(MOST_DELETED);
    return {
      folder: config.importFolder !== null,
      sources: await toSourceRows(services, rows),
      deleted: deleted.map(({ deletedAt: at, ...row }) => ({
        ...row,
        deleted_at: at?.toISOString() ?? '',
      })),
      pictures: await picturesOfImports(db),
    };
  },
);

export const getImportSourceHandler = implementStudio(
  getImportSource,
  async (input, { services }) => ({
    source: await toSourceDetails(services, await findAnySource(services.db, input.source)),
  }),
);

export const saveImportSourceHandler = implementStudio(saveImportSource, async (input, call) => {
  const { services } = call;
  const { db, clock } = services;
  checkPlace(input, services);
  const { title, kind, every, hour, self_apply: selfApply, close_gone: closeGone } = input;
  const url = kind === 'url' ? input.url : '';
  const told = { title, kind, url, every, hour, selfApply, closeGone };
  const saved = await db.transaction(async (tx) => {
    const before = input.source === undefined ? null : await findSource(tx, input.source);
    if (!before) {
      const isThere = isNull(importSources.deletedAt);
      const [all] = await tx.select({ count: count() }).from(importSources).where(isThere);
      if ((all?.count ?? 0) >= MOST) throw refuse(409, `Источников может быть не больше ${MOST}`);
    }
    const guid = before?.guid ?? randomUUID();
    const isElsewhere = before?.url !== url || before.kind !== kind;
    const changed = {
      ...told,
      // A new one that is read every hour begins with now.
      dueAt: !before && every === 'hour' ? clock() : nextDue(told, clock()),
      ...(isElsewhere && { seen: null, growing: null, mapping: null }),
    };
    const [after] = before
      ? await tx.update(importSources).set(changed).where(eq(importSources.guid, guid)).returning()
      : await tx
          .insert(importSources)
          .values({ guid, ...changed })
          .returning();
    await writeAudit(tx, call, {
      method: saveImportSource.name,
      summary: `${before ? 'Источник импорта изменён' : 'Новый источник импорта'}: ${title}`,
      ...{ subject: 'import_source', subjectId: guid },
      ...{ before: before && forJournal(before), after: forJournal(told) },
    });
    return after;
  });
  if (!saved) throw refuse(404, 'Такого источника нет');
  return { source: await toSourceDetails(services, saved) };
});

export const checkImportSourceHandler = implementStudio(
  checkImportSource,
  async (input, { services }) => {
    const { db, clock, importWatch } = services;
    const { guid } = await findSource(db, input.source);
    await db
      .update(importSources)
      .set({ dueAt: clock(), seen: null })
      .where(eq(importSources.guid, guid));
    void importWatch.run();
    return {};
  },
);

export const decideImportHandler = implementStudio(decideImport, async (input, call) => {
  const { services } = call;
  const run = await waitingRun(services.db, input.run);
  if (!input.apply) return dismiss(call, run.guid);
  const source = await findSource(services.db, run.sourceGuid);
  const outcome = await services.importWatch.decide(source, {
    ...{ digest: run.digest, staff: call.staff },
    ...{ acceptSuspicious: input.accept_suspicious, closeGone: input.close_gone },
    mapping: input.columns ? chosenMapping(input.columns) : run.report?.mapping,
  });
  if (outcome === null) throw refuse(409, 'Источник как раз проверяется: повторите через минуту');
  return { outcome };
});

async function dismiss(call: StudioCall, run: string) {
  const { db, clock } = call.services;
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(importRuns)
      .set({ outcome: 'dismissed', endedAt: clock(), report: null })
      .where(and(eq(importRuns.guid, run), eq(importRuns.outcome, 'waiting')))
      .returning();
    if (!ended) throw NOTHING_WAITS();
    await writeAudit(tx, call, {
      method: decideImport.name,
      summary: `От импорта отказались: ${ended.file ?? ''}, ${ended.message}`.slice(0, 300),
      ...{ subject: 'import_source', subjectId: ended.sourceGuid, before: null, after: null },
    });
  });
  return { outcome: 'dismissed' as const };
}

/** @throws Refused 422 where nothing can be read from there */
function checkPlace(
  { kind, url }: { kind: Source['kind']; url: string },
  { config }: Pick<Services, 'config'>,
): void {
  const wrong = (path: string, message: string) => refuse(422, message, [{ path, message }]);
  if (kind === 'folder') {
    if (config.importFolder !== null) return;
    throw wrong('kind', NO_FOLDER);
  }
  const address = URL.parse(url);
  if (!address) throw wrong('url', 'Напишите адрес целиком: https://…');
  if (config.importAllowPrivate) return;
  if (address.protocol !== 'https:') throw wrong('url', 'Нужен защищённый адрес: https://…');
  try {
    guardAddress(address, false);
  } catch {
    throw wrong('url', 'Адрес лежит во внутренней сети');
  }
}

/** A query may hold a key, and the journal is read by others. */
function forJournal({
  title,
  kind,
  url,
  every,
  hour,
  selfApply,
  closeGone,
}: Pick<Source, 'title' | 'kind' | 'url' | 'every' | 'hour' | 'selfApply' | 'closeGone'>) {
  const address = URL.parse(url);
  const place = address ? `${address.origin}${address.pathname}` : '';
  return { title, kind, place, every, hour, selfApply, closeGone };
}
