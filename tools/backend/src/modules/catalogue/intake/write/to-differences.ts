import type { StoredDifference } from '../../import/types.ts';
import type { ChangePlan } from '../plan/plan-changes.ts';
import type { Created } from './write-new.ts';

/** Kinds of things that an import makes, in the order in which an undoing takes them away. */
export const MADE = ['lot', 'section', 'level', 'building', 'complex', 'plan'] as const;

export type Made = (typeof MADE)[number];

/** What an import did, as the table keeps it: things that had nothing before, and values with what they were. */
export function toDifferences(
  { created, changed, gone }: ChangePlan,
  { complexes, buildings, sections, levels, plans }: Created,
  { closeGone = false }: { closeGone?: boolean | undefined },
): StoredDifference[] {
  const made = (field: Made, ids: readonly string[]) =>
    ids.map((id) => ({ line: 0, id, field, before: null, after: 'new' }));
  return [
    ...created.map(({ item: { line, id, status = 'free' } }) => ({
      ...{ line, id, field: 'lot', before: null, after: status },
    })),
    ...made('section', sections),
    ...made('level', levels),
    ...made('building', buildings),
    ...made('complex', complexes),
    ...made('plan', plans),
    ...changed.flatMap(({ line, lot: { id }, changes, plan }) => [
      ...changes.map((change) => ({ line, id, ...change })),
      ...(plan ? [{ line, id, field: 'planId', ...plan }] : []),
    ]),
    ...(closeGone
      ? gone.map(({ id, status }) => ({
          ...{ line: 0, id, field: 'status', before: status, after: 'closed' },
        }))
      : []),
  ];
}
