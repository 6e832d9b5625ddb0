import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import type { Seal } from '../../kernel/secret/create-seal.ts';
import { hashSecret } from '../../kernel/secret/hash-secret.ts';
import { CrmFailure } from './crm-failure.ts';
import { crmConnections } from './crm-connections.table.ts';

/** What an authorisation server gives. */
export interface Granted {
  access: string;
  refresh: string;
  /** Seconds. */
  expiresIn: number;
}

/** What it is asked by: the code that a person got, the first time, or the token of the last answer. */
export type Grant = { code: string } | { refresh: string };

interface TokenOptions {
  db: Database;
  seal: Seal;
  clock: () => Date;
  system: string;
  /** The code of the settings. */
  code: string;
  /** @throws CrmFailure `access` where the server refuses the grant */
  exchange: (grant: Grant, signal: AbortSignal) => Promise<Granted>;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** Access to a CRM by OAuth. */
export interface Tokens {
  /** A token that is good for a while. */
  access(signal: AbortSignal): Promise<string>;
  /** Another one than this, which the CRM has refused. */
  renew(refused: string, signal: AbortSignal): Promise<string>;
}

type Row = typeof crmConnections.$inferSelect;

/** Milliseconds: a token is renewed so long before its end; who renews it has so long; who waits looks so often. */
const MARGIN = 60_000;
const LEASE = 30_000;
const LOOK = 250;
const LOOKS = 40;

/**
 * Keeps the tokens of a CRM in the database, sealed. A refresh token is good once: one process at a time renews it, under a
 * lease, the others wait for what it gets; no transaction is open meanwhile.
 */
export function createTokens(options: TokenOptions): Tokens {
  const { db, seal, clock, system, code, exchange, wait = sleep } = options;
  const seed = hashSecret(code);
  const own = eq(crmConnections.system, system);
  const about = (kind: string) => `crm ${system} ${kind}`;
  const open = (sealed: string | null, kind: string) =>
    sealed === null ? null : seal.open(sealed, about(kind));

  /** The token of a row, if it lasts and is not the refused one. */
  function goodOf(row: Row | undefined, refused: string | null): string | null {
    if (!row || row.seed !== seed || row.expiresAt === null) return null;
    if (row.expiresAt.getTime() - MARGIN <= clock().getTime()) return null;
    const access = open(row.access, 'access');
    return access === refused ? null : access;
  }

  /** Takes the right to renew, unless somebody has renewed or does. */
  function claim(refused: string | null) {
    return db.transaction(async (tx) => {
      await tx.insert(crmConnections).values({ system }).onConflictDoNothing();
      const [row] = await tx.select().from(crmConnections).where(own).for('update');
      const good = goodOf(row, refused);
      if (!row || good !== null) return { good };
      const now = clock().getTime();
      if (row.claimUntil !== null && row.claimUntil.getTime() > now) return { good: null };
      const id = randomUUID();
      const claimUntil = new Date(now + LEASE);
      await tx.update(crmConnections).set({ claim: id, claimUntil }).where(own);
      return { good: null, mine: { id, row } };
    });
  }

  async function renewClaimed({ id, row }: { id: string; row: Row }, signal: AbortSignal) {
    const refresh = row.seed === seed ? open(row.refresh, 'refresh') : null;
    try {
      const granted = await exchange(refresh === null ? { code } : { refresh }, signal);
      // Even after the lease: nobody else can have got anything for the token that was used here.
      const untouched =
        row.refresh === null
          ? isNull(crmConnections.refresh)
          : eq(crmConnections.refresh, row.refresh);
      await db
        .update(crmConnections)
        .set({
          access: seal.seal(granted.access, about('access')),
          refresh: seal.seal(granted.refresh, about('refresh')),
          expiresAt: new Date(clock().getTime() + granted.expiresIn * 1000),
          ...{ seed, claim: null, claimUntil: null },
        })
        .where(and(own, untouched));
      return granted.access;
    } catch (error) {
      await db
        .update(crmConnections)
        .set({ claim: null, claimUntil: null })
        .where(and(own, eq(crmConnections.claim, id)));
      throw error;
    }
  }

  async function renew(refused: string | null, signal: AbortSignal): Promise<string> {
    for (let looks = 0; looks < LOOKS; looks++) {
      const { good, mine } = await claim(refused);
      if (good !== null) return good;
      if (mine) return renewOrFollow(mine, refused, signal);
      await wait(LOOK);
    }
    throw new CrmFailure('busy', 'tokens are being renewed');
  }

  /** A token that the server no longer knows may have been renewed by somebody whose lease was over. */
  async function renewOrFollow(
    mine: { id: string; row: Row },
    refused: string | null,
    signal: AbortSignal,
  ): Promise<string> {
    try {
      return await renewClaimed(mine, signal);
    } catch (error) {
      const [row] = await db.select().from(crmConnections).where(own);
      const good = goodOf(row, refused);
      if (good === null) throw error;
      return good;
    }
  }

  return {
    async access(signal) {
      const [row] = await db.select().from(crmConnections).where(own);
      return goodOf(row, null) ?? renew(null, signal);
    },
    renew,
  };
}
