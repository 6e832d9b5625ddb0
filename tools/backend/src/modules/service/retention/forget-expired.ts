import { buyerRules } from './buyers.ts';
import type { Forgetting, RetentionRule } from './rule.ts';
import { staffRules } from './staff.ts';
import { storedFileRules } from './stored-files.ts';
import { TERMS } from './terms.ts';
import { traceRules } from './traces.ts';
import { visitorRules } from './visitors.ts';

/** Every kind of data that is forgotten by itself. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  ...visitorRules,
  ...buyerRules,
  ...traceRules,
  ...staffRules,
  ...storedFileRules,
];

/** Milliseconds between two rounds. */
const PERIOD = 3600_000;

/** Milliseconds after the start: a process that begins has other things to do. */
const FIRST = 60_000;

/**
 * Forgets everything whose term has ended, rule by rule; one that fails does not keep the others from
 * it. Several processes may do it at once.
 * @returns how much was forgotten, by the name of the rule
 */
export async function forgetExpired(services: Forgetting): Promise<ReadonlyMap<string, number>> {
  const { clock, log } = services;
  const forgotten = new Map<string, number>();
  for (const { name, term, forget } of RETENTION_RULES) {
    const before = new Date(clock().getTime() - TERMS[term] * 1000);
    try {
      const count = await forget(services, before);
      if (count === 0) continue;
      forgotten.set(name, count);
      log.info({ what: name, count }, 'term ended, forgotten');
    } catch (error) {
      log.warn({ err: error, what: name }, 'not forgotten, to be tried again');
    }
  }
  return forgotten;
}

/**
 * Does it once an hour.
 * @returns a function that stops it
 */
export function startForgetting(services: Forgetting): () => void {
  const forget = () => void forgetExpired(services);
  const first = setTimeout(forget, FIRST);
  const period = setInterval(forget, PERIOD);
  first.unref();
  period.unref();
  return () => {
    clearTimeout(first);
    clearInterval(period);
  };
}
