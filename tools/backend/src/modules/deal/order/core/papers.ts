import type { PaymentKind } from '../../../estate/types.ts';
import type { OrderState } from './state.ts';

/** A paper that the buyer uploads. */
export interface WantedPaper {
  kind: string;
  title: string;
  /** Whose it is, from 0; `null` where it belongs to the order. */
  participant: number | null;
}

/** Papers that each participant gives. */
const OF_EACH = [{ kind: 'passport', title: 'Паспорт' }];

/** Papers that a way to pay asks for. */
const OF_PAYMENT: Readonly<Record<PaymentKind, readonly { kind: string; title: string }[]>> = {
  full: [],
  mortgage: [],
  instalment: [],
  'trade-in': [{ kind: 'other', title: 'Выписка о праве на вашу квартиру' }],
  capital: [{ kind: 'capital', title: 'Сертификат на материнский капитал' }],
};

/** Papers that an order needs before its contract is drawn up. */
export function wantedPapers({ participants, payment }: OrderState): WantedPaper[] {
  const people = Array.from({ length: participants }, (_, participant) => participant);
  return [
    ...people.flatMap((participant) => OF_EACH.map((paper) => ({ ...paper, participant }))),
    ...(payment ? OF_PAYMENT[payment.kind] : []).map((paper) => ({ ...paper, participant: null })),
  ];
}

/** Whether a wanted paper is uploaded. */
export function isUploaded({ papers }: OrderState, { kind, participant }: WantedPaper): boolean {
  return papers.some(
    (paper) => paper.kind === kind && (participant === null || paper.participant === participant),
  );
}

/** Wanted papers that are not uploaded yet. */
export function missingPapers(state: OrderState): WantedPaper[] {
  return wantedPapers(state).filter((paper) => !isUploaded(state, paper));
}
