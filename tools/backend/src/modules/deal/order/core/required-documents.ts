import type { PaymentKind } from '../../../estate/types.ts';
import type { OrderState } from './state.ts';

/** A document that the buyer uploads. */
export interface RequiredDocument {
  kind: string;
  title: string;
  /** Whose it is, from 0; `null` where it belongs to the order. */
  participant: number | null;
}

/** Documents that each participant gives. */
const OF_EACH = [{ kind: 'passport', title: 'Паспорт' }];

/** Documents that a way to pay asks for. */
const OF_PAYMENT: Readonly<Record<PaymentKind, readonly { kind: string; title: string }[]>> = {
  full: [],
  mortgage: [],
  instalment: [],
  'trade-in': [{ kind: 'other', title: 'Выписка о праве на вашу квартиру' }],
  capital: [{ kind: 'capital', title: 'Сертификат на материнский капитал' }],
};

/** Documents that an order needs before its contract is drawn up. */
export function requiredDocuments({ participants, payment }: OrderState): RequiredDocument[] {
  const people = Array.from({ length: participants }, (_, participant) => participant);
  return [
    ...people.flatMap((participant) => OF_EACH.map((paper) => ({ ...paper, participant }))),
    ...(payment ? OF_PAYMENT[payment.kind] : []).map((paper) => ({ ...paper, participant: null })),
  ];
}

/** Whether a wanted document is uploaded. */
export function isUploaded(
  { papers }: OrderState,
  { kind, participant }: RequiredDocument,
): boolean {
  return papers.some(
    (paper) => paper.kind === kind && (participant === null || paper.participant === participant),
  );
}

/** Wanted documents that are not uploaded yet. */
export function missingDocuments(state: OrderState): RequiredDocument[] {
  return requiredDocuments(state).filter((paper) => !isUploaded(state, paper));
}
