import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { StudioMethod } from '@m30/studio/contract';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import { implementStudio, type StudioHandler } from '../../kernel/studio/implement-studio.ts';
import { revisionOf } from '../../kernel/studio/revision.ts';
import type { StudioCall } from '../../kernel/studio/studio-call.ts';
import { prepareContent } from '../../modules/content/library/prepare-content.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import type { EntryKind } from './entry-kind.ts';

interface Methods {
  list: StudioMethod;
  get: StudioMethod;
  save: StudioMethod;
  remove: StudioMethod;
}

interface Named {
  id: string;
}

/**
 * Answers the four methods of a kind of entries. A change, its entry of the journal and what the kind refuses are one transaction; the
 * table's trigger notifies the other processes.
 */
export function entryHandlers<Table extends PgTable, Body extends Record<string, unknown>>(
  methods: Methods,
  kind: EntryKind<Table, Body>,
): { list: StudioHandler; get: StudioHandler; save: StudioHandler; remove: StudioHandler } {
  type Row = Table['$inferSelect'];
  const table: PgTable = kind.table;
  const { key, subject, words, idOf, bodyOf, refresh = refreshContent } = kind;

  const find = async (db: Database, id: string, isLocked = false): Promise<Row | undefined> => {
    const query = db.select().from(table).where(eq(key, id));
    const [row] = await (isLocked ? query.for('update') : query);
    return row;
  };

  /** The locked row that a caller has seen. @throws Refused 404, 409 */
  const seen = async (tx: Database, id: string, revision: string): Promise<Row> => {
    const row = await find(tx, id, true);
    if (!row) throw refuse(404, 'Запись удалил коллега: сохраните её под новым адресом');
    if (revisionOf(bodyOf(row)) !== revision) throw refuse(409, 'Запись сохранил коллега');
    return row;
  };

  const edited = async ({ services }: StudioCall, id: string) => {
    const row = await find(services.db, id);
    if (!row) throw refuse(404, 'Такой записи нет');
    const body = bodyOf(row);
    const about = kind.about(row, services.clock());
    const address = kind.addressOf?.(id, services, about) ?? null;
    return { entry: { id, ...about, body, revision: revisionOf(body), address } };
  };

  return {
    list: implementStudio(methods.list, async (_, { services }) => {
      const rows: Row[] = await services.db
        .select()
        .from(table)
        .orderBy(...kind.order);
      const now = services.clock();
      return { entries: rows.map((row) => ({ id: idOf(row), ...kind.about(row, now) })) };
    }),

    get: implementStudio(methods.get, (input, call) => edited(call, (input as Named).id)),

    save: implementStudio(methods.save, async (input, call) => {
      const { id, revision, body } = input as Named & { revision: string | null; body: Body };
      const { services } = call;
      await services.db.transaction(async (tx) => {
        const row = revision === null ? null : await seen(tx, id, revision);
        const before = row === null ? null : bodyOf(row);
        await kind.check?.(tx, { id, body, before, services });
        const written = kind.rowOf(id, body);
        const values = kind.plain ? written : prepareContent(written);
        if (before) await tx.update(table).set(values).where(eq(key, id));
        else {
          const made = await tx
            .insert(table)
            .values(values)
            .onConflictDoNothing()
            .returning({ key });
          if (made.length === 0) throw refuse(409, 'Такой адрес уже есть', [DUPLICATE]);
        }
        const after = await find(tx, id);
        if (after) await kind.written?.(tx, after, services);
        await writeAudit(tx, call, {
          ...{ method: methods.save.name, subject, subjectId: id },
          before: before && { ...before },
          summary: `${before ? words.changed : words.made}: ${kind.titleOf(body)}`,
          after: after ? { ...bodyOf(after) } : null,
        });
      });
      await refresh(services);
      return edited(call, id);
    }),

    remove: implementStudio(methods.remove, async (input, call) => {
      const { id, revision } = input as Named & { revision: string };
      await call.services.db.transaction(async (tx) => {
        const before = bodyOf(await seen(tx, id, revision));
        await tx.delete(table).where(eq(key, id));
        await writeAudit(tx, call, {
          ...{ method: methods.remove.name, subject, subjectId: id },
          ...{ before: { ...before }, after: null },
          summary: `${words.removed}: ${kind.titleOf(before)}`,
        });
      });
      await refresh(call.services);
      return {};
    }),
  };
}

const refreshContent = ({ content }: Services) => content.refresh();

const DUPLICATE = { path: 'id', message: 'Такой адрес уже есть' };
