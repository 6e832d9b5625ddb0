import { browserApi } from '@m30/shell/browser';
import { may, type Order, type OrderAction } from '../../../../store/order/order.ts';

/** The one thing to do: a page to open, or a call that may name the page of a partner. */
export type DealMove = { label: string } & (
  { href: string } | { run: (guid: string) => Promise<string | null> }
);

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
    'sign',
    'Подписать договор',
    async (guid) => (await browserApi.post('Order.Sign', { guid }, keyed())).url,
  ],
  [
    'open-escrow',
    'Открыть счёт эскроу',
    async (guid) => (await browserApi.post('Order.OpenEscrow', { guid }, keyed())).url,
  ],
  [
    'send-to-registration',
    'Отправить на\u00a0регистрацию',
    async (guid) => (await browserApi.post('Order.SendToRegistration', { guid }, keyed())).url,
  ],
];

/** The last stage. */
const KEYS = 10;

/** What the buyer does now to move the deal on; `null` where others act. */
export function dealMove(
  order: Pick<Order, 'guid' | 'can' | 'next_step' | 'stage_number' | 'finished'>,
): DealMove | null {
  const found = calls.find(([action]) => may(order, action));
  if (found) {
    const [, label, run] = found;
    return { label, run };
  }
  if (may(order, 'apply-mortgage')) {
    const label = order.next_step ? 'Заполнить анкету' : 'Посмотреть заявки в\u00a0банки';
    return { label, href: `/mortgage-form?order=${order.guid}` };
  }
  if (order.stage_number === KEYS && !order.finished) {
    return { label: 'Записаться на\u00a0приёмку', href: '/lk/acceptance' };
  }
  return null;
}
