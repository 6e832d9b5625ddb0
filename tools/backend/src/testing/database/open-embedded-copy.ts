import type { OpenDatabase } from '../../kernel/db/database.ts';
import { openPglite } from '../../kernel/db/open-embedded.ts';
import { copyOfTemplate } from '../template.ts';
import { testClock } from '../test-clock.ts';
import { testPasswords } from '../test-passwords.ts';

/** A PGlite in memory with the demo content; for tests of what both databases have to do. */
export async function openEmbeddedCopy(): Promise<OpenDatabase> {
  const parts = { clock: testClock(), passwords: await testPasswords() };
  return openPglite(await copyOfTemplate(parts));
}
