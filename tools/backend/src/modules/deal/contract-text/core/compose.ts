import type { ContractText } from '@m30/api';
import { formatDate } from '@m30/ui-kit/format';
import { typesetText } from '../../../../kernel/words/typography.ts';
import type { ContractKind } from '../../order/core/contract-kind.ts';
import { appendix } from './appendix.ts';
import { areas } from './areas.ts';
import { diffWords } from './diff-words.ts';
import { escrow, letterOfCredit } from './escrow.ts';
import { object } from './object.ts';
import { parties } from './parties.ts';
import { payment } from './payment.ts';
import { penalty } from './penalty.ts';
import { price } from './price.ts';
import { signatures } from './signatures.ts';
import { termination } from './termination.ts';
import { saleTransfer, transfer } from './transfer.ts';
import type { LegalRule } from '@m30/calculators/penalty';
import type { ClauseDraft, ContractFacts, WriteChapter } from './types.ts';
import { warranty } from './warranty.ts';

type Clause = ContractText['chapters'][number]['clauses'][number];

/** Chapters of each kind, in their order; clauses name chapters by these numbers. */
const CHAPTERS: Readonly<Record<ContractKind, readonly WriteChapter[]>> = {
  ddu: [
    parties,
    object,
    areas,
    price,
    payment,
    escrow,
    transfer,
    warranty,
    penalty,
    termination,
    signatures,
  ],
  sale: [
    parties,
    object,
    areas,
    price,
    payment,
    letterOfCredit,
    saleTransfer,
    warranty,
    penalty,
    termination,
    signatures,
  ],
};

const TITLES: Readonly<Record<ContractKind, string>> = {
  ddu: 'Договор участия в\u00a0долевом строительстве',
  sale: 'Договор купли-продажи',
};

/** Writes a contract out of its facts: chapters and clauses numbered, each beside the sample's. */
export function composeContract(facts: ContractFacts): ContractText {
  const { kind, number, drawnUp, lot } = facts;
  return {
    kind,
    title: TITLES[kind],
    number,
    drawn_up: drawnUp,
    object: `«${lot.complex}», ${lot.building}, ${lot.what} №\u00a0${lot.number}`,
    chapters: chaptersOf(facts).map((write, at) => {
      const { title, clauses, drawings } = write(facts);
      return {
        number: at + 1,
        title,
        clauses: clauses.map((clause, index) => toClause(clause, `${at + 1}.${index + 1}`)),
        ...(drawings && { drawings: [...drawings] }),
      };
    }),
  };
}

/** The appendix comes last: clauses name chapters by their numbers. */
const chaptersOf = ({ kind, lot }: ContractFacts): readonly WriteChapter[] =>
  lot.drawings.length > 0 ? [...CHAPTERS[kind], appendix] : CHAPTERS[kind];

/** What is signed stays as it is hashed; the explanations beside it are typeset. */
function toClause(
  { text, plain, sample, law = [], calculation = [] }: ClauseDraft,
  number: string,
): Clause {
  const differs = sample !== undefined && sample.text !== text;
  return {
    number,
    text,
    spans: differs ? diffWords(sample.text, text) : [{ text, mark: 'same' }],
    plain: typesetText(plain),
    differs,
    sample: differs ? sample.text : null,
    reason: differs ? typesetText(sample.reason) : null,
    source: law.length > 0 ? typesetText(law.map(citation).join('; ')) : null,
    calculation: calculation.map(([name, value]) => [name, value]),
  };
}

/** Where a rule stands, and which edition is meant. */
const citation = ({ source, readOn }: LegalRule): string =>
  `${source} (в\u00a0редакции на\u00a0${formatDate(readOn, 'short')})`;
