import { sentenceExamples } from '../sentence.examples.ts';
import type { LexiconData } from './lexicon/meaning.ts';

/** Names of the demo's catalogue: what the backend answers, which its tests hold. */
export const demoNames: LexiconData = sentenceExamples['Objects.GetNames'][0].result;
