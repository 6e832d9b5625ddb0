import { useState } from 'react';
import type { InputOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { Modal } from '@m30/ui-kit/modal';
import { Notice } from '@m30/ui-kit/notice';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import styles from './CancelOrder.module.css';
import { useAccountCall } from '../../../store/account/use-account-call.ts';

type Reason = InputOf<'Order.Cancel'>['reason'];

const REASONS: readonly { id: Reason; label: string }[] = [
  { id: 'changed-mind', label: 'Передумали покупать' },
  { id: 'other-flat', label: 'Выбрали другую квартиру' },
  { id: 'no-loan', label: 'Не одобрили кредит' },
  { id: 'price', label: 'Не подошла цена' },
  { id: 'other', label: 'Другая причина' },
];

export interface CancelOrderProps {
  guid: string;
  /** What is paid and not given back, kopecks. */
  given: number;
}

/** Cancels the order after asking why: what it costs is said before. */
export function CancelOrder({ guid, given }: CancelOrderProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<Reason | null>(null);
  const [missing, setMissing] = useState(false);
  const { pending, problem, run } = useAccountCall();

  async function cancel() {
    if (!reason) return setMissing(true);
    if (await run(() => browserApi.post('Order.Cancel', { guid, reason }))) setOpen(false);
  }
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        Отменить заказ
      </Button>
      <Modal
        name="cancelOrder"
        title="Отменить заказ?"
        lead={
          given > 0
            ? `Лот вернётся в\u00a0продажу, ${formatMoney(given)} вернём по\u00a0правилам оферты на\u00a0карту, с\u00a0которой вы\u00a0платили.`
            : 'Лот сразу вернётся в\u00a0продажу.'
        }
        size="small"
        open={open}
        onClose={() => setOpen(false)}
      >
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void cancel();
          }}
        >
          <RadioGroup
            name="reason"
            legend="Почему"
            required
            options={REASONS}
            value={reason ?? ''}
            error={missing ? 'Выберите причину' : undefined}
            onValueChange={(id) => {
              setMissing(false);
              setReason(REASONS.find((one) => one.id === id)?.id ?? null);
            }}
          />
          <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
          <Button type="submit" wide loading={pending}>
            Отменить заказ
          </Button>
          <Button wide variant="ghost" onClick={() => setOpen(false)}>
            Оставить заказ
          </Button>
        </form>
      </Modal>
    </>
  );
}
