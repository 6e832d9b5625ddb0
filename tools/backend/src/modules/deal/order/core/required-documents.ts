import { DOCUMENT_TITLES, type DocumentKind } from '@m30/api/document-kind';
import type { PaymentKind } from '../../../estate/types.ts';
import { standingOf } from './standing.ts';
import type { OrderState } from './state.ts';

/** A document that the buyer uploads. */
export interface RequiredDocument {
  kind: string;
  title: string;
  /** Whose it is, from 0; `null` where it belongs to the order. */
  participant: number | null;
}

const wanted = (kind: DocumentKind) => ({ kind, title: DOCUMENT_TITLES[kind] });

const PASSPORT = wanted('passport');
/** Also of a minor: it proves who the parent is. */
const BIRTH = wanted('birth');
const CONSENT = wanted('consent');
const POWER = wanted('power');

/** Documents that a participant gives, by age. */
const BY_STANDING = {
  child: [BIRTH],
  minor: [PASSPORT, BIRTH, CONSENT],
  adult: [PASSPORT],
} as const;

/** The family programme lends for the children's sake. */
const OF_FAMILY = [wanted('children')];

/** Documents that a way to pay asks for. */
const OF_PAYMENT: Readonly<Record<PaymentKind, readonly { kind: string; title: string }[]>> = {
  full: [],
  mortgage: [],
  instalment: [],
  'trade-in': [{ kind: 'other', title: 'Выписка о праве на вашу квартиру' }],
  capital: [wanted('capital')],
};

/** Who owns without shares is married. */
const OF_SPOUSES = [wanted('marriage')];

/** Documents that an order needs before its contract is drawn up. */
export function requiredDocuments(state: OrderState): RequiredDocument[] {
  const { participants, ownership, payment, represented } = state;
  const people = Array.from({ length: participants }, (_, participant) => participant);
  return [
    ...people.flatMap((participant) =>
      [
        ...BY_STANDING[standingOf(state, participant)],
        ...(represented.includes(participant) ? [POWER] : []),
      ].map((paper) => ({ ...paper, participant })),
    ),
    ...[
      ...(ownership === 'joint' ? OF_SPOUSES : []),
      ...(payment ? OF_PAYMENT[payment.kind] : []),
      ...(payment?.family === true ? OF_FAMILY : []),
    ].map((paper) => ({ ...paper, participant: null })),
  ];
}

/** How a wanted document stands: to be uploaded, to be sent, with the staff, as they have decided. */
export interface DocumentCheck {
  state: 'missing' | 'uploaded' | 'sent' | 'accepted' | 'refused';
  /** What is wrong with a refused one, Russian. */
  fault: string | null;
}

/** How a wanted document stands: each of its files has to be accepted; a refused one asks for another. */
export function checkOf(state: OrderState, document: RequiredDocument): DocumentCheck {
  const own = filesOf(state, document);
  const standing = own.filter(({ check }) => check !== 'refused');
  const refused = own.findLast(({ check }) => check === 'refused');
  if (standing.length === 0) {
    return { state: refused ? 'refused' : 'missing', fault: refused?.fault ?? null };
  }
  const has = (asked: (typeof own)[number]['check']) =>
    standing.some(({ check }) => check === asked);
  return { state: has('new') ? 'uploaded' : has('sent') ? 'sent' : 'accepted', fault: null };
}

const filesOf = ({ papers }: OrderState, { kind, participant }: RequiredDocument) =>
  papers.filter(
    (paper) => paper.kind === kind && (participant === null || paper.participant === participant),
  );

/** Whether a wanted document is uploaded and was not refused. */
export const isUploaded = (state: OrderState, document: RequiredDocument): boolean =>
  filesOf(state, document).some(({ check }) => check !== 'refused');

/** Wanted documents that are not uploaded yet, or have to be uploaded again. */
export const missingDocuments = (state: OrderState): RequiredDocument[] =>
  requiredDocuments(state).filter((paper) => !isUploaded(state, paper));

/** Wanted documents with a file that was not sent to the staff yet. */
export const documentsToSend = (state: OrderState): RequiredDocument[] =>
  requiredDocuments(state).filter((paper) => checkOf(state, paper).state === 'uploaded');

/** Whether nothing is left to be checked once a file is accepted. */
export function isLastToCheck(state: OrderState, file: string): boolean {
  const papers = state.papers.map((one) =>
    one.file === file ? { ...one, check: 'accepted' as const } : one,
  );
  const then = { ...state, papers };
  return isAllAccepted(then);
}

/** Whether the staff have accepted every wanted document. */
export const isAllAccepted = (state: OrderState): boolean =>
  requiredDocuments(state).every((paper) => checkOf(state, paper).state === 'accepted');
