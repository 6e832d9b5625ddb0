import { useState } from 'react';
import { safeParse } from 'valibot';
import { Select } from '@m30/ui-kit/select';
import {
  ChosenColumnsSchema,
  IMPORT_FIELDS,
  type ChosenColumns,
  type ImportField,
  type ReadColumn,
} from '../../../../contract/catalogue/import-column.schema.ts';
import styles from './Difference.module.css';

const OPTIONS = Object.entries(IMPORT_FIELDS).map(([id, label]) => ({ id, label }));

interface ColumnFieldsProps {
  columns: readonly ReadColumn[];
  /** What all columns are now; `null` while two of them are the same. `false` takes the change back. */
  onChoose: (columns: ChosenColumns | null) => Promise<boolean>;
}

/** Columns of a table, each with an example and what it is taken for. */
export function ColumnFields({ columns, onChoose }: ColumnFieldsProps) {
  const [changed, setChanged] = useState<ReadonlyMap<string, ImportField | null>>(new Map());
  const chosenBy = (fields: typeof changed): ChosenColumns =>
    columns.map(({ heading, field }) => ({
      ...{ heading, field: fields.has(heading) ? (fields.get(heading) ?? null) : field },
    }));
  const chosen = chosenBy(changed);
  const mistakes = mistakesIn(chosen);
  const choose = async (heading: string, value: string) => {
    const field = value === '' ? null : (value as ImportField);
    const next = new Map(changed).set(heading, field);
    setChanged(next);
    const told = chosenBy(next);
    const isTaken = await onChoose(mistakesIn(told).size > 0 ? null : told);
    if (!isTaken) setChanged(changed);
  };
  return (
    <section aria-label="Столбцы таблицы">
      <h2>Столбцы таблицы</h2>
      <p>Выберите, что в&nbsp;каждом столбце: разница пересчитается.</p>
      <div className={styles.columns}>
        {columns.map(({ heading, example, missing }, index) => (
          <Select
            key={heading}
            label={heading}
            hint={missing ? 'В этом файле такого столбца нет' : example && `Например: ${example}`}
            error={mistakes.get(index)}
            placeholder="не брать"
            options={OPTIONS}
            value={chosen[index]?.field ?? ''}
            onChange={(event) => void choose(heading, event.currentTarget.value)}
          />
        ))}
      </div>
    </section>
  );
}

/** What is wrong with each column, by its place. */
function mistakesIn(chosen: ChosenColumns): ReadonlyMap<number, string> {
  const { issues = [] } = safeParse(ChosenColumnsSchema, chosen);
  return new Map(issues.map(({ path, message }) => [Number(path?.[0]?.key), message]));
}
