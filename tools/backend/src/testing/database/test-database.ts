import type { OpenDatabase } from '../../kernel/db/database.ts';

type Opener = () => Promise<OpenDatabase>;

let open: Opener = async () => (await import('./open-embedded-copy.ts')).openEmbeddedCopy();

/** A database with the demo content: a PGlite, unless the run serves something faster. */
export const openTestDatabase: Opener = () => open();

/** Has all later tests of this process open their databases so. */
export function setTestDatabases(opener: Opener): void {
  open = opener;
}
