import { sentencesOf } from '../corpus-sentence.ts';
import { flat } from './flat.ts';
import { money } from './money.ts';
import { slips } from './slips.ts';
import { whereWhen } from './where-when.ts';
import { wholes } from './wholes.ts';

/** The second corpus: by someone who had read neither grammar nor lexicon, written before the grammar was run on it. */
export const UNSEEN = sentencesOf({ flat, money, whereWhen, wholes, slips });
