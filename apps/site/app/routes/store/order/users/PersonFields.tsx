import { NO_SECOND_NAME } from '@m30/shell/order';
import { useState } from 'react';
import type { FieldIssue } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { Fieldset } from '@m30/ui-kit/fieldset';
import { MaskedField } from '@m30/ui-kit/masked-field';
import { TextField } from '@m30/ui-kit/text-field';
import { fieldId } from '../../../../store/order/field-id.ts';
import { checkField, personMasks } from '../../../../store/order/participant/check-person.ts';
import { type Person, type PersonField } from '../../../../store/order/participant/person.ts';
import { personLabels } from '../../../../store/order/participant/person-labels.ts';
import styles from './PersonFields.module.css';

export interface PersonFieldsProps {
  /** From 0. */
  index: number;
  person: Person;
  /** He owns a share of his own. */
  shared: boolean;
  /** Complaints about all participants. */
  issues: readonly FieldIssue[];
  onChange: (person: Person) => void;
  /** The buyer himself stays. */
  onRemove?: (() => void) | undefined;
}

const AUTOFILL: Partial<Record<PersonField, string>> = {
  last_name: 'family-name',
  name: 'given-name',
  second_name: 'additional-name',
  birth_date: 'bday',
  address: 'street-address',
};

/** Everything that the contract needs of one participant. */
export function PersonFields(props: PersonFieldsProps) {
  const { index, person, shared, issues, onChange, onRemove } = props;
  const [left, setLeft] = useState<Partial<Record<PersonField, string>>>({});
  const bind = (field: PersonField) => {
    const path = `users.${index}.${field}`;
    const refused = issues.find(
      (issue) => issue.path === path || issue.path.startsWith(`${path}.`),
    );
    return {
      id: fieldId(path),
      label: personLabels[field],
      value: person[field],
      required: true,
      error: left[field] ?? refused?.message,
      // Only the buyer’s own data are what his browser knows.
      autoComplete: (index === 0 && AUTOFILL[field]) || 'off',
      onBlur: () => {
        const told = checkField(field, person[field]);
        setLeft(({ [field]: _, ...rest }) => (told ? { ...rest, [field]: told } : rest));
      },
    };
  };
  const change = (field: PersonField, value: string) => {
    // What was wrong when the field was left is gone as soon as it is right.
    if (left[field] && checkField(field, value) === null) {
      setLeft(({ [field]: _, ...rest }) => rest);
    }
    onChange({ ...person, [field]: value });
  };
  const text = (field: PersonField, maxLength = 100) => (
    <TextField
      {...bind(field)}
      maxLength={maxLength}
      onChange={(event) => change(field, event.target.value)}
    />
  );
  const masked = (field: keyof typeof personMasks) => (
    <MaskedField
      {...bind(field)}
      mask={personMasks[field]}
      onValueChange={(shown) => change(field, shown)}
    />
  );
  return (
    <Fieldset
      className={styles.person}
      legend={index === 0 ? 'Участник 1, покупатель' : `Участник ${index + 1}`}
    >
      <div className={styles.fields}>
        {text('last_name')}
        {text('name')}
        <div>
          {text('second_name')}
          <Checkbox
            checked={person.second_name === NO_SECOND_NAME}
            onChange={({ target }) => change('second_name', target.checked ? NO_SECOND_NAME : '')}
          >
            нет отчества
          </Checkbox>
        </div>
        {masked('birth_date')}
        {masked('passport_series')}
        {masked('passport_number')}
        {masked('passport_date')}
        {masked('department_code')}
        <div className={styles.wide}>{text('passport_issuer', 300)}</div>
        <div className={styles.wide}>{text('address', 300)}</div>
        {masked('snils')}
        {masked('inn')}
        {index > 0 && (
          <MaskedField
            {...bind('phone')}
            hint="Сюда придёт ссылка на&nbsp;договор и&nbsp;код подписи"
            mask={personMasks.phone}
            onValueChange={(shown) => change('phone', shown)}
          />
        )}
        {shared && (
          <TextField
            {...bind('share')}
            hint="Дробью, например 1/2"
            inputMode="text"
            maxLength={9}
            onChange={(event) => change('share', event.target.value)}
          />
        )}
      </div>
      {onRemove && (
        <Button className={styles.remove} variant="ghost" size="small" onClick={onRemove}>
          Убрать участника {index + 1}
        </Button>
      )}
    </Fieldset>
  );
}
