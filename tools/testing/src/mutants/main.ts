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

const clean = new Map<string, boolean>();

/** Whether a test file passes as the sources are; one that fails anyway proves nothing. */
async function passesClean(file: string): Promise<boolean> {
  const known = clean.get(file) ?? (await failuresOf(file, null)).length === 0;
  clean.set(file, known);
  return known;
}

/** The tests that fail without the check; of the files the first in which some do. */
async function killersOf(mutant: Mutant): Promise<string[]> {
  for (const file of mutant.tests) {
    if (!(await passesClean(file))) {
      console.log(`  ${file} fails as it is`);
      continue;
    }
    const failed = await failuresOf(file, mutant);
    if (failed.length > 0) return failed;
  }
  return [];
}

/** Runs one mutant, tells what became of it and, when writing, notes who killed it. */
async function isKilled(mutant: Mutant): Promise<boolean> {
  const killers = await killersOf(mutant);
  const [first = null] = killers;
  const good = isWriting
    ? first !== null
    : mutant.killedBy !== null && killers.includes(mutant.killedBy);
  console.log(`${good ? '✓' : '✗'} ${mutant.id}${good ? '' : `: ${first ?? 'survived'}`}`);
  if (isWriting) {
    mutant.killedBy = first;
    if (first !== null) mutant.tests = [first.split(' › ')[0] ?? ''];
    writeMutants(mutants);
  }
  return good;
}

const killed = await withPostgres(async () => {
  let count = 0;
  for (const mutant of asked) if (await isKilled(mutant)) count += 1;
  return count;
});
const survived = asked.length - killed;
console.log(`\n${killed} passed, ${survived} failed`);
process.exit(survived === 0 && killed > 0 ? 0 : 1);
