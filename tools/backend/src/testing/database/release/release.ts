import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrations } from '../../../kernel/db/migrate.ts';

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../../release/${name}`, import.meta.url));

/** Paths of the fixture of the last release. */
export const RELEASE_FILES = {
  manifest: fileOf('release.json'),
  backup: fileOf('release.backup'),
} as const;

/** A migration that installations have run. */
export interface ReleasedMigration {
  /** Name of its file, without `.sql`. */
  tag: string;
  /** The journal's moment, by which the migrator knows what a database has run. */
  when: number;
  /** SHA-256 of its file, hexadecimal. */
  sha256: string;
}

/** What people made with the release, by the values that they come back with. */
export interface Made {
  /** `session` is the value of the cookie that the browser was left with. */
  buyer: { phone: string; password: string; session: string };
  /** `totp` is the secret of the authenticator. */
  staff: { email: string; password: string; totp: string; session: string };
  /** Guids of orders, each with the id of its lot; the lot is held in both, and paid for in one. */
  held: { order: string; lot: string };
  further: { order: string; lot: string };
  /** A file of the order that is further. */
  upload: { guid: string; sha256: string };
  /** Id of a lot, which is in the cart too. */
  favourite: string;
  /** Names of what the buyer has saved and asked. */
  search: string;
  ticket: string;
  /** `note` is what a colleague has written under it. */
  lead: { name: string; phone: string; note: string };
  page: { path: string; words: string };
  draft: { path: string; words: string };
  /** Name of the file that was imported. */
  import: string;
  /** How many lots the catalogue has. */
  lots: number;
}

/** What the fixture of a release says of itself. */
export interface Release {
  version: string;
  /** ISO instant that the clock of the release showed. */
  at: string;
  migrations: ReleasedMigration[];
  /** SHA-256 of the backup, hexadecimal. */
  backup: string;
  made: Made;
}

export const readRelease = (): Release =>
  JSON.parse(readFileSync(RELEASE_FILES.manifest, 'utf8')) as Release;

/** SHA-256 of bytes, hexadecimal. */
export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

interface Journal {
  entries: { tag: string; when: number }[];
}

/** The migrations that stand in the repository now, in their order. */
export function presentMigrations(folder = migrations.migrationsFolder): ReleasedMigration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
  return journal.entries.map(({ tag, when }) => ({
    ...{ tag, when },
    sha256: sha256(readFileSync(join(folder, `${tag}.sql`))),
  }));
}
