import type { ResultOf } from '@m30/api/client';
import { DOCUMENT_KINDS, DOCUMENT_TITLES } from '@m30/api/document-kind';
import { participantName } from '../order/index.ts';
import type { DocumentPlace } from './use-document-uploads.ts';

type Order = ResultOf<'Order.GetOrderById'>['data'];

/** What is known of an order's papers. */
export type OrderWithDocuments = Pick<Order, 'papers' | 'files' | 'participants'>;

type OrderFile = Order['files'][number];

/** What the buyer has uploaded: its size is known, unlike that of a document that is made when it is asked for. */
type UploadedFile = OrderFile & { guid: string; size: number };

/** A document as an order lists it. */
export interface DocumentRowData {
  id: string;
  title: string;
  /** «Савельева М. А.», where it belongs to one participant of several. */
  whose: string | null;
  /** The contract cannot do without it. */
  required: boolean;
  place: DocumentPlace;
  /** How the staff have decided; `null` for what nobody has to bring. */
  check: Order['papers'][number]['check'] | null;
  /** What is wrong with a refused one, Russian. */
  fault: string | null;
  /** What was uploaded as this document. */
  files: readonly UploadedFile[];
}

const kindOf = (kind: string): DocumentPlace['kind'] =>
  DOCUMENT_KINDS.find((one) => one === kind) ?? 'other';

type Row = Omit<DocumentRowData, 'id' | 'files'>;

/** OrderDocuments that nobody has to bring, but many do. */
const FURTHER = ['snils', 'marriage', 'other'] as const;

/** OrderDocuments that are wanted, then those that may be useful, each with what was uploaded as it. */
export function documentRows({
  papers,
  files,
  participants,
}: OrderWithDocuments): DocumentRowData[] {
  const wanted = papers.map(({ kind, title, participant, check, fault }) => {
    const person = participant === null ? undefined : participants[participant];
    return {
      ...{ title, required: true, check, fault },
      whose: person ? participantName(person) : null,
      place: { kind: kindOf(kind), ...(participant !== null && { participant }) },
    };
  });
  const further = FURTHER.filter((kind) => !papers.some((paper) => paper.kind === kind)).map(
    (kind): Row => ({
      ...{ title: DOCUMENT_TITLES[kind], required: false, whose: null, place: { kind } },
      ...{ check: null, fault: null },
    }),
  );
  return [...wanted, ...further].map((row) => {
    const { kind, participant }: DocumentPlace = row.place;
    return {
      ...row,
      id: `${kind}-${participant ?? ''}`,
      files: files.filter(
        (file): file is UploadedFile =>
          file.guid !== undefined &&
          file.size !== undefined &&
          file.kind === kind &&
          file.participant === participant,
      ),
    };
  });
}
