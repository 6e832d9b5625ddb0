import { formatMoney } from '@m30/ui-kit/format';
import { PriceField } from '@m30/ui-kit/price-field';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { paymentOf, wayOf, waysOf, type OfficeLot, type Payment } from './lot.ts';

interface PaymentFieldsProps {
  lot: OfficeLot;
  payment: Payment;
  onChange: (payment: Payment) => void;
}

/** How the buyer has said to pay, on the terms that the site offers for the lot. */
export function PaymentFields({ lot, payment, onChange }: PaymentFieldsProps) {
  const programme =
    payment?.kind === 'mortgage'
      ? lot.programmes.find(({ id }) => id === payment.programme)
      : undefined;
  return (
    <>
      <Select
        label="Как платит"
        options={waysOf(lot)}
        value={wayOf(payment)}
        hint={programme && `От ${formatMoney(programme.monthly)} в месяц`}
        onChange={({ currentTarget }) => onChange(paymentOf(lot, currentTarget.value))}
      />
      {payment && payment.kind !== 'full' && (
        <>
          <PriceField
            label="Первый взнос, ₽"
            value={payment.down_payment}
            onValueChange={(down) => onChange({ ...payment, down_payment: down ?? 0 })}
          />
          <TextField
            label="Срок, месяцев"
            inputMode="numeric"
            value={String(payment.months || '')}
            onChange={({ currentTarget }) =>
              onChange({ ...payment, months: Number(currentTarget.value.replace(/\D/g, '')) })
            }
          />
        </>
      )}
    </>
  );
}
