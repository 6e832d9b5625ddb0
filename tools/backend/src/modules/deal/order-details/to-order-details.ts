import type { OrderDetails, ParticipantData, Signer } from '@m30/api';
import type { Services } from '../../../kernel/services.ts';
import { typeset } from '../../../kernel/words/typography.ts';
import type { orderDrafts } from '../order/orders.table.ts';
import type { orderEvents } from '../order/order-events.table.ts';
import type { Pause } from '../hold/hold-pause.ts';
import { actionsOf } from '../order/core/actions.ts';
import { checkOf, isUploaded, requiredDocuments } from '../order/core/required-documents.ts';
import { requirementsOf } from '../order/core/requirements.ts';
import { HOLD_FEE, OFFER_VERSION } from '../order/core/rules.ts';
import { isStopped } from '../order/core/state.ts';
import { toEvent } from '../order/database-store.ts';
import { toTimeline } from '../order/event-words.ts';
import { paymentKindsOf } from '../order/payment-kinds-of.ts';
import type { AskedBank } from './find-banks.ts';
import { toOrderBanks } from './to-order-banks.ts';
import { toPayments } from './to-payments.ts';
import { toOrder, type OrderParts } from '../order/to-order.ts';

interface DetailParts extends OrderParts {
  /** Oldest first. */
  events: readonly (typeof orderEvents.$inferSelect)[];
  drafts: readonly (typeof orderDrafts.$inferSelect)[];
  /** People of the buyer's other orders. */
  known: readonly ParticipantData[];
  /** Banks that were asked for a loan. */
  asked: readonly AskedBank[];
  signers: readonly Signer[];
  /** Between two holds of the lot by this buyer. */
  pause: Pause | null;
}

/** An order with everything that its buyer works on. */
export function toOrderDetails(services: Services, parts: DetailParts): OrderDetails {
  const { row, state, events, people, drafts, known, pause, asked, signers } = parts;
  const { hold, received, contract } = state;
  const deal = { people, contract };
  const now = services.clock();
  const can = actionsOf(state, now);
  const sum = (of: (one: (typeof received)[number]) => number) =>
    received.reduce((total, one) => total + of(one), 0);
  return {
    ...toOrder(services, parts),
    version: state.version,
    payment: row.payment,
    payment_kinds: paymentKindsOf(services, row),
    participants: people.flatMap(({ data }) => data ?? []),
    ownership: row.ownership,
    signers: [...signers],
    known_people: can.includes('set-users') ? [...known] : [],
    hold: hold && {
      kind: hold.kind,
      until: hold.until.toISOString(),
      extendable: can.includes('extend'),
    },
    hold_again: pause?.until.toISOString() ?? null,
    hold_fee: HOLD_FEE,
    offer: { version: OFFER_VERSION, accepted: state.offer, url: '/oferta' },
    banks: toOrderBanks(asked, state, now),
    requirements: isStopped(state)
      ? []
      : requirementsOf(state).map(({ id, title, met }) => ({ id, title, done: met(state) })),
    papers: requiredDocuments(state).map((paper) => {
      const { state: check, fault } = checkOf(state, paper);
      return { ...paper, done: isUploaded(state, paper), check, fault };
    }),
    drafts: Object.fromEntries(drafts.map(({ step, data }) => [step, JSON.parse(data)])),
    payments: toPayments(events.map(toEvent), state),
    money: {
      received: sum(({ amount }) => amount),
      refunded: sum(({ refunded }) => refunded),
      returned: state.returned,
    },
    can,
    timeline: typeset(
      events.map((event) => toTimeline(toEvent(event), event.guid, deal)).reverse(),
    ),
    finished: state.finished,
    staff_page: services.config.demo ? `/test-staff/${row.guid}` : null,
  };
}
