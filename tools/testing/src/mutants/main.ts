/**
 * `npm run mutants`: takes each check of the list away, one at a time, and runs its tests, which have to fail. Sources are
 * changed on their way into Vitest, never on disk. `--write` tries the test files of a mutant in turn and writes the test that
 * killed it into the list; `-- {text}` runs the mutants whose names contain the text.
 */
import { readMutants, writeMutants, type Mutant } from './mutant.ts';
import { failuresOf } from './run-tests.ts';
import { withPostgres } from './with-postgres.ts';

const isWriting = process.argv.includes('--write');
const words = process.argv.slice(2).filter((one) => !one.startsWith('--'));

const mutants = readMutants();
const asked = mutants.filter(
  ({ id, killedBy }) =>
    words.every((word) => id.includes(word)) && !(isWriting && killedBy !== null),
);

const clean = new Map<string, Promise<boolean>>();

/** Whether a test file passes as the sources are; one that fails anyway proves nothing. */
function passesClean(file: string, lane: number): Promise<boolean> {
  const known = clean.get(file) ?? runsClean(file, lane);
  clean.set(file, known);
  return known;
}

async function runsClean(file: string, lane: number): Promise<boolean> {
  const failed = await failuresOf(file, { lane, mutant: null });
  if (failed.length > 0) console.log(`  ${file} fails as it is`);
  return failed.length === 0;
}

/** The tests that fail without the check; of the files the first in which some do. */
async function killersOf(mutant: Mutant): Promise<string[]> {
  for (const file of mutant.tests) {
    const failed = (await passesClean(file, 0)) ? await failuresOf(file, { lane: 0, mutant }) : [];
    if (failed.length > 0) return failed;
  }
  return [];
}

/** Looks for a test that kills the mutant and writes it down. */
async function findKiller(mutant: Mutant): Promise<boolean> {
  const [first = null] = await killersOf(mutant);
  mutant.killedBy = first;
  if (first !== null) mutant.tests = [first.split(' › ')[0] ?? ''];
  writeMutants(mutants);
  return first !== null;
}

/** Whether the test that is written down fails without the check, alone or among those of its file. */
async function isKilled(mutant: Mutant, lane: number): Promise<boolean> {
  const [file, name] = mutant.killedBy?.split(/ › (.*)/s) ?? [];
  if (file === undefined || mutant.killedBy === null || !(await passesClean(file, lane)))
    return false;
  for (const only of [name, undefined]) {
    if ((await failuresOf(file, { lane, mutant, only })).includes(mutant.killedBy)) return true;
  }
  return false;
}

/** Takes one mutant after another from the list; gives how many were killed. */
async function work(lane: number): Promise<number> {
  let count = 0;
  for (let mutant = asked.shift(); mutant; mutant = asked.shift()) {
    const good = await (isWriting ? findKiller(mutant) : isKilled(mutant, lane));
    console.log(`${good ? '✓' : '✗'} ${mutant.id}`);
    if (good) count += 1;
  }
  return count;
}

const total = asked.length;
const lanes = isWriting ? [0] : [0, 1];
const counts = await withPostgres(() => Promise.all(lanes.map(work)));
const killed = counts.reduce((sum, count) => sum + count, 0);
const survived = total - killed;
console.log(`\n${killed} passed, ${survived} failed`);
process.exit(survived === 0 && killed > 0 ? 0 : 1);
