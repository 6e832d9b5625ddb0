import { createLexicon, type Lexicon } from '@m30/api/sentence';
import type { Snapshot } from '../../catalogue/snapshot/snapshot.ts';
import { namesOf } from './names-of.ts';

const made = new WeakMap<Snapshot['complexes'], Lexicon>();

/** The lexicon of the catalogue as it is now: compiled once for what was read from the database, some thirty milliseconds. */
export function lexiconOf(snapshot: Snapshot): Lexicon {
  const { complexes } = snapshot;
  const lexicon = made.get(complexes) ?? createLexicon(namesOf(snapshot));
  made.set(complexes, lexicon);
  return lexicon;
}
