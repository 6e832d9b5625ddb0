import { browserApi } from '@m30/shell/browser';
import type { OrderAction, OrderDetails } from '../../../store/order/order.ts';
import { BANKS } from './banks/anchor.ts';

/** The one thing to do: a page to open, or a call that may name the page of a partner. */
export type DealMove = { label: string } & (
  { href: string } | { run: (guid: string) => Promise<string | null> }
);

/** Id of the list of documents to upload. */
export const DOCUMENTS = 'papers';

const keyed = () => ({ idempotencyKey: crypto.randomUUID() });

/** Calls of the stages after the hold, by what they need to be allowed. */
const calls: readonly (readonly [
  action: OrderAction,
  label: string,
  run: (guid: string) => Promise<string | null>,
])[] = [
  [
    'send-documents',
    'Отправить на\u00a0проверку',
    async (guid) => {
      await browserApi.post('Order.SendDocuments', { guid });
      return null;
    },
  ],
  [
    'open-escrow',
    'Открыть счёт эскроу',
    async (guid) => (await browserApi.post('Order.OpenEscrow', { guid }, keyed())).url,
  ],
  [
    'open-letter',
    'Открыть аккредитив',
    async (guid) => (await browserApi.post('Order.OpenLetter', { guid }, keyed())).url,
  ],
  [
    'pay-in',
    'Внести деньги',
    async (guid) => (await browserApi.post('Order.PayIn', { guid }, keyed())).url,
  ],
  [
    'send-to-registration',
    'Отправить на\u00a0регистрацию',
    async (guid) => (await browserApi.post('Order.SendToRegistration', { guid }, keyed())).url,
  ],
];

/** What the move depends on. */
type Known = Pick<OrderDetails, 'guid' | 'can' | 'next_step' | 'banks'>;

/** Where the contract of an order is read, and signed. */
const contractPage = (guid: string): string => `/lk/orders/${guid}/contract`;

/** A bank that is chosen, and still lends. */
const isChosen = ({ chosen, state }: OrderDetails['banks'][number]) =>
  chosen && state === 'approved';

/** What the buyer does now to move the deal on; `null` where others act. */
export function dealMove(order: Known): DealMove | null {
  const { can, next_step: next, banks } = order;
  if (can.includes('choose-bank') && !banks.some(isChosen)) {
    return { label: 'Сравнить решения банков', href: `#${BANKS}` };
  }
  const found = calls.find(([action]) => can.includes(action));
  if (found) {
    const [, label, run] = found;
    return { label, run };
  }
  if (can.includes('sign')) return { label: 'Прочитать договор', href: contractPage(order.guid) };
  if (can.includes('apply-mortgage') && !next) {
    return { label: 'Посмотреть заявки в\u00a0банки', href: `/mortgage-form?order=${order.guid}` };
  }
  // What is done on this page needs a button only where its place is further down.
  if (next?.href === `/lk/orders/${order.guid}`) {
    return can.includes('add-file')
      ? { label: 'Загрузить документы', href: `#${DOCUMENTS}` }
      : null;
  }
  return next?.href ? { label: next.label ?? next.title, href: next.href } : null;
}
