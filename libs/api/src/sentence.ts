/** Sentences into filters of the catalogue and back, without schemas: the same on the server and in a browser. */
export { createLexicon, type Lexicon } from './catalogue/sentence/lexicon/lexicon.ts';
export type { LexiconData } from './catalogue/sentence/lexicon/meaning.ts';
export type { Address } from './catalogue/sentence/read/reading.ts';
export {
  readSentence,
  type NotUnderstood,
  type SentenceReading,
  type Understood,
} from './catalogue/sentence/read/read-sentence.ts';
export { writeSentence } from './catalogue/sentence/write/write-sentence.ts';
