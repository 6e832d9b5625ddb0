import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatMoney, formatPercent } from '@m30/ui-kit/format';
import { Modal } from '@m30/ui-kit/modal';
import { PriceField } from '@m30/ui-kit/price-field';
import { TextArea } from '@m30/ui-kit/text-field';
import { aloneUpTo, isMoreThan, MOST_DISCOUNT } from '../../../../contract/sales/discount-rule.ts';
import { useChange } from '../../../api/queries.ts';
import { useMe } from '../../../api/session.ts';
import { Form } from '../../../form/Form.tsx';
import type { OrderDetails } from './order.ts';

interface DiscountDialogProps {
  order: OrderDetails;
  open: boolean;
  onClose: () => void;
}

/** A sum off the price of an order; over the limit of the role a second person confirms. */
export function DiscountDialog({ order, open, onClose }: DiscountDialogProps) {
  return (
    <Modal
      name="discount"
      size="small"
      title="Дать скидку"
      lead={`${order.number}, цена ${formatMoney(order.price)}. Скидка в заказе одна: новую цену и причину покупатель увидит в кабинете, по ней составят договор и платежи.`}
      open={open}
      onClose={onClose}
    >
      <DiscountForm order={order} onDone={onClose} />
    </Modal>
  );
}

function DiscountForm({ order, onDone }: { order: OrderDetails; onDone: () => void }) {
  const { person } = useMe();
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const grant = useChange('Orders.Discount', {
    touches: ['Orders.Get', 'Orders.List', 'Approvals.List'],
    done: ({ approval }) => (approval ? 'Ушло на подтверждение' : 'Скидка дана'),
  });
  const alone = person ? aloneUpTo(person.role) : 0;
  const asked = { price: order.price, amount: amount ?? 0 };
  const isTooMuch = isMoreThan(MOST_DISCOUNT, asked);
  const second = isMoreThan(alone, asked);
  const wrong =
    asked.amount < 1_000_00
      ? 'Введите скидку, от 1000 ₽'
      : isTooMuch
        ? `Больше ${MOST_DISCOUNT} % не дают и вдвоём`
        : undefined;
  const lacksReason = reason.trim() === '';
  const send = async () => {
    setTried(true);
    if (wrong || lacksReason) return;
    try {
      await grant.mutateAsync({
        ...{ order: order.guid, amount: asked.amount, former: order.price },
        reason: reason.trim(),
      });
      onDone();
    } catch {
      // The message says why; what was typed stays.
    }
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <PriceField
        label="Скидка, ₽"
        hint={`Без второго человека — до ${formatMoney(Math.floor((order.price * alone) / 100))}`}
        data-autofocus
        value={amount}
        error={tried ? wrong : undefined}
        onValueChange={setAmount}
      />
      <p role="status">
        {asked.amount > 0 &&
          !isTooMuch &&
          `Новая цена ${formatMoney(order.price - asked.amount)}, скидка ${formatPercent(Math.round((asked.amount / order.price) * 1000) / 10)}`}
      </p>
      <TextArea
        label="Причина"
        hint="Её прочитает покупатель"
        rows={2}
        maxLength={300}
        value={reason}
        error={tried && lacksReason ? 'Напишите причину' : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {second && !isTooMuch && asked.amount > 0 && (
        <p>Нужен второй человек: до подтверждения для покупателя ничего не меняется.</p>
      )}
      <Button type="submit" loading={grant.isPending}>
        {second ? 'Отправить на подтверждение' : 'Дать скидку'}
      </Button>
    </Form>
  );
}
