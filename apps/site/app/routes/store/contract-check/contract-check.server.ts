import type { Api, ResultOf } from '@m30/api/client';

/** What a hash stands for. */
export type CheckedContract = NonNullable<ResultOf<'Order.CheckContract'>['contract']>;

/** What was asked, and what came of it. */
export interface HashAnswer {
  /** As it was typed. */
  asked: string;
  /** The text is no SHA-256 at all. */
  wrong: boolean;
  contract: CheckedContract | null;
}

/** 64 hex digits without the spaces that people copy; `null` for anything else. */
export function readHash(typed: string): string | null {
  const hash = typed.replace(/\s/g, '').toLowerCase();
  return /^[0-9a-f]{64}$/.test(hash) ? hash : null;
}

/** Asks what a hash stands for; `null` where nothing was asked. */
export async function checkHash(api: Api, asked: string): Promise<HashAnswer | null> {
  if (asked === '') return null;
  const hash = readHash(asked);
  if (hash === null) return { asked, wrong: true, contract: null };
  const { contract } = await api.get('Order.CheckContract', { hash });
  return { asked: hash, wrong: false, contract };
}
