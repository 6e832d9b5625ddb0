import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CrmSystem, Entity, Links, TheirState } from '../../../adapters/crm/crm.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { crmLinks } from './crm-events.table.ts';

const ownerOf = ({ kind, id }: Entity) =>
  kind === 'lead' ? { leadGuid: id, orderGuid: null } : { leadGuid: null, orderGuid: id };

const isOf = ({ kind, id }: Entity) =>
  eq(kind === 'lead' ? crmLinks.leadGuid : crmLinks.orderGuid, id);

/** Ids of a CRM by ours, in the database. */
export function createLinks(db: Database, system: CrmSystem): Links {
  return {
    async find(entity) {
      const [found] = await db
        .select({ external: crmLinks.external })
        .from(crmLinks)
        .where(and(eq(crmLinks.system, system), isOf(entity)));
      return found?.external ?? null;
    },
    async save(entity, external, sent) {
      const owner = ownerOf(entity);
      const seen = sql`${crmLinks.seen} || ${JSON.stringify(sent)}::jsonb`;
      await db
        .insert(crmLinks)
        .values({ system, external, kind: entity.kind, ...owner, seen: sent })
        .onConflictDoUpdate({
          target: [crmLinks.system, crmLinks.kind, crmLinks.external],
          set: { ...owner, seen },
        });
    },
  };
}

/** Leads of ours among ids of the CRM. */
export async function leadsOf(
  db: Database,
  system: CrmSystem,
  external: readonly string[],
): Promise<Map<string, string>> {
  if (external.length === 0) return new Map();
  const found = await db
    .select({ external: crmLinks.external, lead: crmLinks.leadGuid })
    .from(crmLinks)
    .where(
      and(
        eq(crmLinks.system, system),
        eq(crmLinks.kind, 'lead'),
        inArray(crmLinks.external, [...external]),
      ),
    );
  return new Map(found.flatMap(({ external: id, lead }) => (lead === null ? [] : [[id, lead]])));
}

/** What was last exchanged about a lead; `null` where the CRM does not have it. */
export async function linkOf(
  db: Database,
  system: CrmSystem,
  lead: string,
): Promise<{ external: string; seen: Partial<TheirState> } | null> {
  const [found] = await db
    .select({ external: crmLinks.external, seen: crmLinks.seen })
    .from(crmLinks)
    .where(and(eq(crmLinks.system, system), eq(crmLinks.leadGuid, lead)));
  return found ?? null;
}
