/** Sentences into filters of the catalogue and back, without schemas: the same on the server and in a browser. */
export { createLexicon, type Lexicon } from './discovery/sentence/lexicon/lexicon.ts';
export type { LexiconData } from './discovery/sentence/lexicon/meaning.ts';
export type { Address } from './discovery/sentence/read/reading.ts';
export {
  readSentence,
  type NotUnderstood,
  type SentenceReading,
  type Understood,
} from './discovery/sentence/read/read-sentence.ts';
export { writeHeading } from './discovery/sentence/write/heading/write-heading.ts';
export { writeSentence } from './discovery/sentence/write/write-sentence.ts';
