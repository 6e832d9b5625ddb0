import type { ResultOf } from '@m30/api/client';
import { participantName } from '../order/index.ts';
import type { PaperPlace } from './use-paper-uploads.ts';

type Order = ResultOf<'Order.GetOrderById'>['data'];

/** What is known of an order's papers. */
export type PaperedOrder = Pick<Order, 'papers' | 'files' | 'participants'>;

type OrderFile = Order['files'][number];

/** A paper as an order lists it. */
export interface PaperRowData {
  id: string;
  title: string;
  /** «Савельева М. А.», where it belongs to one participant of several. */
  whose: string | null;
  /** The contract cannot do without it. */
  required: boolean;
  place: PaperPlace;
  /** What was uploaded as this paper. */
  files: readonly (OrderFile & { guid: string })[];
}

/** What a paper may be; the list of the API in the order of its use. */
const KINDS: readonly PaperPlace['kind'][] = [
  'passport',
  'snils',
  'inn',
  'marriage',
  'capital',
  'income',
  'mortgage',
];

const kindOf = (kind: string): PaperPlace['kind'] => KINDS.find((one) => one === kind) ?? 'other';

type Row = Omit<PaperRowData, 'id' | 'files'>;

/** Papers that nobody has to bring, but many do. */
const FURTHER = [
  { kind: 'snils', title: 'СНИЛС' },
  { kind: 'marriage', title: 'Свидетельство о браке или брачный договор' },
  { kind: 'other', title: 'Другие документы' },
] as const;

/** Papers that are wanted, then those that may be useful, each with what was uploaded as it. */
export function paperRows({ papers, files, participants }: PaperedOrder): PaperRowData[] {
  const wanted = papers.map(({ kind, title, participant }) => {
    const person = participant === null ? undefined : participants[participant];
    return {
      ...{ title, required: true },
      whose: person ? participantName(person) : null,
      place: { kind: kindOf(kind), ...(participant !== null && { participant }) },
    };
  });
  const further = FURTHER.filter(({ kind }) => !papers.some((paper) => paper.kind === kind)).map(
    ({ kind, title }): Row => ({ title, required: false, whose: null, place: { kind } }),
  );
  return [...wanted, ...further].map((row) => {
    const { kind, participant }: PaperPlace = row.place;
    return {
      ...row,
      id: `${kind}-${participant ?? ''}`,
      files: files.filter(
        (file): file is OrderFile & { guid: string } =>
          file.guid !== undefined && file.kind === kind && file.participant === participant,
      ),
    };
  });
}
