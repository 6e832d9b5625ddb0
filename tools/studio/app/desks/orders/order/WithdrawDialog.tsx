import { formatMoney } from '@m30/ui-kit/format';
import { aloneUpTo, isMoreThan } from '../../../../contract/sales/discount-rule.ts';
import { useChange } from '../../../api/queries.ts';
import { useMe } from '../../../api/session.ts';
import { ReasonDialog } from '../../../components/reason-dialog/ReasonDialog.tsx';
import type { OrderDetails } from './order.ts';

interface WithdrawDialogProps {
  order: OrderDetails;
  open: boolean;
  onClose: () => void;
}

/** Takes the discount of an order back; one that the role does not grant alone asks for a second person. */
export function WithdrawDialog({ order, open, onClose }: WithdrawDialogProps) {
  const { person } = useMe();
  const withdraw = useChange('Orders.WithdrawDiscount', {
    touches: ['Orders.Get', 'Orders.List', 'Approvals.List'],
    done: ({ approval }) => (approval ? 'Ушло на подтверждение' : 'Скидка отменена'),
  });
  const price = order.price + order.discount;
  const alone = person ? aloneUpTo(person.role) : 0;
  const second = isMoreThan(alone, { price, amount: order.discount });
  const consequence = second
    ? 'Нужен второй человек: до подтверждения для покупателя ничего не меняется.'
    : 'Новую цену и причину покупатель увидит в кабинете, по ней составят договор и платежи.';
  return (
    <ReasonDialog
      title="Отменить скидку"
      lead={`${order.number}: цена ${formatMoney(order.price)} снова станет ${formatMoney(price)}. ${consequence}`}
      action={second ? 'Отправить на подтверждение' : 'Отменить скидку'}
      usual={['Скидку дали по ошибке', 'Условие скидки не выполнено']}
      open={open}
      onClose={onClose}
      send={(reason) => withdraw.mutateAsync({ order: order.guid, former: order.price, reason })}
    />
  );
}
