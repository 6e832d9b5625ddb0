import fc from 'fast-check';
import { expect } from 'vitest';
import type { MethodContract } from '@m30/api';
import { asQuery, malformedBodies, unstorableBodies } from './malformed-bodies.ts';
import { readMalformed } from './read-malformed.ts';

/** Bodies a method, other ones each time; `npm run test:chaos` tries 20,000. */
const RUNS = Number(process.env['MALFORMED_RUNS'] ?? 22);

/** Bodies a method that are sent though they are refused before any handler has them. */
const SENT = 22;

/** Milliseconds that all bodies of a method may take. */
export const MALFORMED_TIMEOUT = 20_000 + RUNS * 50;

/** Somebody who calls methods. */
interface Asker {
  raw(name: string, body: string): Promise<{ status: number }>;
  get(name: string, query: Record<string, string>): Promise<{ status: number }>;
}

/**
 * Tries malformed bodies at a method: every right input with what no column can hold in each place, then others by
 * chance. All are read as a request is; sent are those that reach the handler, each input once, and some of the others.
 */
export async function refusesMalformed(
  method: Pick<MethodContract, 'name' | 'verb' | 'input'>,
  examples: readonly { input: unknown }[],
  asker: () => Asker,
): Promise<void> {
  const inputs = examples.map(({ input }) => input);
  const handled = new Set<string>();
  let refused = 0;
  const answersWithoutFault = async (body: string) => {
    const given = readMalformed(method, body);
    if (given === null ? ++refused > SENT : handled.has(given)) return;
    const { status } =
      method.verb === 'POST'
        ? await asker().raw(method.name, body)
        : await asker().get(method.name, asQuery(body));
    expect(status, body).toBeLessThan(500);
    if (given !== null) handled.add(given);
  };
  for (const body of unstorableBodies(inputs)) await answersWithoutFault(body);
  const property = fc.asyncProperty(malformedBodies(method, inputs), answersWithoutFault);
  await fc.assert(property, { numRuns: RUNS });
}
