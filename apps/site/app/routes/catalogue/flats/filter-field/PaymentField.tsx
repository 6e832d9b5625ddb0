import type { Facets } from '@m30/api';
import { formatNumber } from '@m30/ui-kit/format';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import styles from './FilterField.module.css';

export interface PaymentFieldProps {
  query: Partial<CatalogueQuery>;
  payment: Facets['payment'];
}

/** The monthly payment and the first payment that a buyer can bear, and the terms that they are calculated by. */
export function PaymentField({ query, payment }: PaymentFieldProps) {
  const { payFrom, payTo, programme, term, down } = query;
  const money = { inputMode: 'numeric', autoComplete: 'off', maxLength: 15 } as const;
  const terms = [payFrom, programme, term].some((value) => value !== undefined);
  return (
    <>
      <TextField
        {...money}
        label="Не больше, ₽"
        name="payTo"
        defaultValue={text(payTo)}
        placeholder={`Например, ${formatNumber(Math.ceil(payment.min / 10_000) * 10_000)}`}
      />
      <TextField
        {...money}
        label="Ваш первый взнос, ₽"
        name="down"
        defaultValue={text(down)}
        hint="Пока его нет, считаем с&nbsp;наименьшим взносом по&nbsp;программе."
      />
      <details className={styles.terms} open={terms}>
        <summary>Изменить условия кредита</summary>
        <div className={styles.stack}>
          <Select
            label="Программа"
            name="programme"
            defaultValue={programme ?? ''}
            placeholder="Основная программа"
            options={payment.programmes.map(({ value, label, count }) => ({
              id: value,
              label: `${label} (${count})`,
              disabled: count === 0 && value !== programme,
            }))}
          />
          <div className={styles.pair}>
            <TextField {...money} label="Срок, лет" name="term" defaultValue={text(term)} />
            <TextField
              {...money}
              label="Не меньше, ₽"
              name="payFrom"
              defaultValue={text(payFrom)}
            />
          </div>
        </div>
      </details>
    </>
  );
}

const text = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
