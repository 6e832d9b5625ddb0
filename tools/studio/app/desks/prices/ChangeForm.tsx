import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { formatCount, formatMoney, moscowDay } from '@m30/ui-kit/format';
import { Select } from '@m30/ui-kit/select';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { needsSecond } from '../../../contract/catalogue/price-rule.ts';
import { useChange } from '../../api/queries.ts';
import { Form } from '../../form/Form.tsx';
import { STEPS, type PreviewedLot } from './lot.ts';
import styles from './Prices.module.css';

interface Typed {
  by: 'percent' | 'sum';
  amount: string;
  step: string;
  showOld: boolean;
  /** Last day of a discount, ISO; empty where the prices stay. */
  lastDay: string;
}

interface ChangeFormProps {
  lots: readonly PreviewedLot[];
  typed: Typed;
  /** The amount is no number. */
  wrong: boolean;
  onChange: (change: Partial<Typed>) => void;
}

/** How the prices move, what it comes to, and the button that does it or asks a second person. */
export function ChangeForm({ lots, typed, wrong, onChange }: ChangeFormProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const wishes = lots.flatMap(({ guid, price, next }) =>
    next ? [{ lot: guid, former: price, price: next.price }] : [],
  );
  const second = needsSecond(wishes);
  const falls = wishes.length > 0 && wishes.every(({ former, price }) => price < former);
  const difference = wishes.reduce((sum, { price, former }) => sum + price - former, 0);
  const change = useChange('Prices.Change', {
    touches: ['Prices.Lots', 'Prices.Changes', 'Approvals.List'],
    done: ({ approval }) => (approval ? 'Ушло на подтверждение' : 'Цены изменены'),
  });
  const send = () => {
    if (reason.trim() === '') return setError('Напишите причину');
    change.mutate(
      {
        lots: wishes,
        show_old: typed.showOld,
        ...(falls && typed.lastDay && { last_day: typed.lastDay }),
        reason: reason.trim(),
      },
      { onSuccess: () => onChange({ amount: '', lastDay: '' }) },
    );
  };
  return (
    <section className={styles.form} aria-label="Изменение">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Select
          label="Как меняем"
          value={typed.by}
          options={[
            { id: 'percent', label: 'На процент' },
            { id: 'sum', label: 'На сумму' },
          ]}
          onChange={(event) => onChange({ by: event.currentTarget.value as Typed['by'] })}
        />
        <TextField
          label={typed.by === 'percent' ? 'Процент' : 'Сумма, ₽'}
          hint="Минус снижает: −2"
          inputMode="decimal"
          autoComplete="off"
          value={typed.amount}
          after={typed.by === 'percent' ? '%' : '₽'}
          error={wrong ? 'Введите число, например −2 или 1,5' : undefined}
          onChange={(event) => onChange({ amount: event.currentTarget.value })}
        />
        <Select
          label="Округляем"
          value={typed.step}
          options={STEPS}
          onChange={(event) => onChange({ step: event.currentTarget.value })}
        />
        {falls && (
          <TextField
            label="Последний день скидки, если она временная"
            hint="После него прежние цены вернутся сами, а до него стоят зачёркнутыми"
            type="date"
            min={moscowDay(new Date())}
            value={typed.lastDay}
            onChange={(event) => onChange({ lastDay: event.currentTarget.value })}
          />
        )}
        <Checkbox
          disabled={typed.lastDay !== ''}
          checked={typed.showOld || typed.lastDay !== ''}
          onChange={(event) => onChange({ showOld: event.currentTarget.checked })}
        >
          Показать прежнюю цену зачёркнутой
        </Checkbox>
        <dl className={styles.sums} aria-live="polite">
          <dt>Меняются</dt>
          <dd>{formatCount(wishes.length, ['лот', 'лота', 'лотов'])}</dd>
          <dt>Разница</dt>
          <dd>
            {difference < 0 ? '−' : '+'}
            {formatMoney(Math.abs(difference))}
          </dd>
        </dl>
        <TextArea
          label="Причина"
          rows={2}
          maxLength={300}
          value={reason}
          error={error}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setError(undefined);
          }}
        />
        {second && (
          <p className={styles.second}>
            Нужен второй человек: до подтверждения на сайте прежние цены
          </p>
        )}
        {wishes.length > 0 ? (
          <Button type="submit" loading={change.isPending}>
            {second ? 'Отправить на подтверждение' : 'Изменить цены'}
          </Button>
        ) : (
          <p>Введите, на сколько меняем: пока ни одна цена не меняется</p>
        )}
      </Form>
    </section>
  );
}
