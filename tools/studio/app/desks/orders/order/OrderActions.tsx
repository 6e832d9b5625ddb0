import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { actionTitle } from '../../../actions/action-title.ts';
import { ActionDialog } from '../../../actions/ActionDialog.tsx';
import { studioQuery, useChange } from '../../../api/queries.ts';
import { useMe } from '../../../api/session.ts';
import { ReasonDialog } from '../../../components/reason-dialog/ReasonDialog.tsx';
import { DiscountDialog } from './DiscountDialog.tsx';
import type { OrderDetails } from './order.ts';
import styles from './OrderPage.module.css';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/** What has a place of its own on the page. */
const ELSEWHERE = /^document\.|^order\.refund$/;

/** Why holds are extended most often. */
const USUAL = {
  free: ['Покупатель едет в офис', 'Ждёт ответа семьи'],
  paid: ['Банк не успевает с решением', 'Покупатель собирает документы'],
} as const;

/** What suits the order now and the role may do; a refund waits for a second person. */
export function OrderActions({ order }: { order: OrderDetails }) {
  const { may } = useMe();
  const [doing, setDoing] = useState<string | null>(null);
  const known = useQuery(studioQuery('Actions.List', {}));
  const refund = useChange('Orders.AskRefund', {
    touches: ['Orders.Get', 'Orders.List', 'Approvals.List'],
    done: 'Просьба отправлена: её подтвердит второй человек',
  });
  const touches = ['Orders.Get', 'Orders.List'] as const;
  const cancel = useChange('Orders.Cancel', { touches, done: 'Заказ отменён' });
  const extend = useChange('Orders.Extend', { touches, done: 'Бронь продлена' });
  const actions = order.actions.flatMap(({ name, given }) => {
    const about = known.data?.actions.find((one) => one.name === name);
    return about && !ELSEWHERE.test(name) ? [{ about, given }] : [];
  });
  const close = () => setDoing(null);
  return (
    <div className={styles.actions}>
      {may('orders.open') && order.can.extend && (
        <Button variant="secondary" onClick={() => setDoing('extend')}>
          Продлить бронь
        </Button>
      )}
      {may('orders.refund') && order.can.cancel && (
        <Button variant="secondary" onClick={() => setDoing('cancel')}>
          Отменить заказ
        </Button>
      )}
      {may('orders.refund') && order.can.refund && (
        <Button variant="secondary" onClick={() => setDoing('refund')}>
          Отменить и вернуть деньги
        </Button>
      )}
      {may('orders.discount') && order.can.discount && (
        <Button variant="secondary" onClick={() => setDoing('discount')}>
          Дать скидку
        </Button>
      )}
      {may('orders.discount') && order.can.withdraw_discount && (
        <Button variant="secondary" onClick={() => setDoing('withdraw')}>
          Отменить скидку
        </Button>
      )}
      {actions.map(({ about, given }) => (
        <span key={`${about.name} ${JSON.stringify(given)}`}>
          <Button variant="secondary" onClick={() => setDoing(about.name)}>
            {actionTitle(about)}
          </Button>
          <ActionDialog
            action={about}
            given={given}
            open={doing === about.name}
            onClose={close}
            touches={['Orders.Get', 'Orders.List']}
          />
        </span>
      ))}
      <DiscountDialog order={order} open={doing === 'discount'} onClose={close} />
      <WithdrawDialog order={order} open={doing === 'withdraw'} onClose={close} />
      <ReasonDialog
        title="Продлить бронь"
        lead={`${order.number}: на ${order.hold?.kind === 'free' ? 'сутки' : '14 дней'}, один раз. Причину прочитает покупатель.`}
        action="Продлить"
        usual={USUAL[order.hold?.kind ?? 'paid']}
        open={doing === 'extend'}
        onClose={close}
        send={(reason) => extend.mutateAsync({ order: order.guid, reason })}
      />
      <ReasonDialog
        title="Отменить заказ"
        lead={`${order.number}: лот снова станет свободным. Причину прочитает покупатель.`}
        action="Отменить заказ"
        usual={['Покупатель передумал', 'Купил другую квартиру']}
        open={doing === 'cancel'}
        onClose={close}
        send={(reason) => cancel.mutateAsync({ order: order.guid, reason })}
      />
      <ReasonDialog
        title="Отменить заказ и вернуть деньги"
        lead={`${order.number}: просьбу подтвердит второй человек. До этого для покупателя ничего не меняется.`}
        action="Попросить о возврате"
        open={doing === 'refund'}
        onClose={close}
        send={(reason) => refund.mutateAsync({ order: order.guid, reason })}
      />
    </div>
  );
}
