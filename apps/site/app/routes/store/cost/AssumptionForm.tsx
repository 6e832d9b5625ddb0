import { Form } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import styles from './AssumptionForm.module.css';
import type { CostData } from './cost.server.ts';
import { areRanked } from './rank/ranked-costs.ts';

/** What is assumed, in short, and the form that changes it; the server answers with the years. */
export function AssumptionForm({ data }: { data: CostData }) {
  const { flats, fields, chips, programmes, programme, others } = data;
  const [first, second] = flats.map(({ flat }) => flat);
  const ids = flats.map(({ flat }) => flat.id);
  const isRanked = areRanked(flats);
  const known = second && !others.some(({ id }) => id === second.id);
  return (
    <section className={styles.assumed} aria-labelledby="assumed">
      <h2 id="assumed">Что мы&nbsp;предположили</h2>
      <ul className={styles.chips}>
        {chips.map(([name, value]) => (
          <li key={name}>
            <span>{name}</span> {value}
          </li>
        ))}
      </ul>
      <details>
        <summary>Поправить предположения</summary>
        {/* What was sent stands in the fields anew. */}
        <Form
          key={fields.map(({ text }) => text).join()}
          method="get"
          action="/stoimost"
          preventScrollReset
          className={styles.form}
        >
          <input type="hidden" name="lots" value={isRanked ? ids.join(',') : first?.id} />
          <Select
            label="Программа"
            name="programme"
            defaultValue={programme}
            options={programmes}
          />
          {fields.map(({ key, label, text, after }) => (
            <TextField
              key={key}
              name={key}
              label={label}
              defaultValue={text}
              after={after}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
          {!isRanked && (
            <Select
              label="Поставить рядом"
              name="lots"
              defaultValue={second?.id ?? ''}
              placeholder="никакую"
              options={[
                ...(known
                  ? [{ id: second.id, label: `№\u00a0${second.number}, ${second.complexName}` }]
                  : []),
                ...others,
              ]}
            />
          )}
          <Button type="submit">Пересчитать</Button>
        </Form>
      </details>
    </section>
  );
}
