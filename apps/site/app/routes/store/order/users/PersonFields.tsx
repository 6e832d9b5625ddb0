import { NO_SECOND_NAME } from '@m30/shell/order';
import { Fragment, useState } from 'react';
import type { FieldIssue } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { Fieldset } from '@m30/ui-kit/fieldset';
import { moscowDay } from '@m30/ui-kit/format';
import { MaskedField } from '@m30/ui-kit/masked-field';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { fieldId } from '../../../../store/order/field-id.ts';
import {
  checkField,
  isMasked,
  personMasks,
} from '../../../../store/order/participant/check-person.ts';
import type { Person, PersonField } from '../../../../store/order/participant/person.ts';
import {
  fieldsOf,
  isOptional,
  typedStanding,
} from '../../../../store/order/participant/person-fields.ts';
import { personLabels } from '../../../../store/order/participant/person-labels.ts';
import styles from './PersonFields.module.css';

export interface PersonFieldsProps {
  /** From 0. */
  index: number;
  person: Person;
  /** He owns a share of his own. */
  shared: boolean;
  /** Participants who may be a parent. */
  parents: readonly { id: string; label: string }[];
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
  const { index, person, shared, parents, issues, onChange, onRemove } = props;
  const today = moscowDay(new Date());
  const standing = typedStanding(person, today);
  const asked = fieldsOf(person, { index, today });
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
      required: !isOptional(field, person, today),
      error: left[field] ?? refused?.message,
      // Only the buyer’s own data are what his browser knows.
      autoComplete: (index === 0 && AUTOFILL[field]) || 'off',
      onBlur: () => {
        const complaint = checkField(field, person[field]);
        setLeft(({ [field]: _, ...rest }) => (complaint ? { ...rest, [field]: complaint } : rest));
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
  const noSecondName = (field: 'second_name' | 'representative.second_name') => (
    <div>
      {text(field)}
      <Checkbox
        checked={person[field] === NO_SECOND_NAME}
        onChange={({ target }) => change(field, target.checked ? NO_SECOND_NAME : '')}
      >
        нет отчества
      </Checkbox>
    </div>
  );
  const draw = (field: PersonField) => {
    if (field === 'second_name' || field === 'representative.second_name') {
      return <Fragment key={field}>{noSecondName(field)}</Fragment>;
    }
    if (field === 'share') {
      return (
        shared && (
          <TextField
            key={field}
            {...bind(field)}
            hint="Дробью, например 1/2"
            inputMode="text"
            maxLength={9}
            onChange={(event) => change(field, event.target.value)}
          />
        )
      );
    }
    if (field === 'parent') {
      return (
        <Select
          key={field}
          {...bind(field)}
          hint={
            standing === 'child'
              ? 'Подпишет договор от\u00a0имени ребёнка'
              : 'Даст согласие своей подписью под договором'
          }
          placeholder="Выберите"
          options={parents}
          onChange={(event) => change(field, event.target.value)}
        />
      );
    }
    const phone = field === 'phone' || field === 'representative.phone';
    if (isMasked(field)) {
      return (
        <MaskedField
          key={field}
          {...bind(field)}
          {...(phone && { hint: 'Сюда придёт ссылка на\u00a0договор и\u00a0код подписи' })}
          mask={personMasks[field]}
          onValueChange={(typed) => change(field, typed)}
        />
      );
    }
    return WIDE.includes(field) ? (
      <div key={field} className={styles.wide}>
        {text(field, 300)}
      </div>
    ) : (
      <Fragment key={field}>{text(field)}</Fragment>
    );
  };
  return (
    <Fieldset
      className={styles.person}
      legend={index === 0 ? 'Участник 1, покупатель' : `Участник ${index + 1}`}
    >
      <p className={styles.standing} role="status">
        {standing !== 'adult' && STANDINGS[standing]}
      </p>
      <div className={styles.fields}>
        {asked.filter((field) => !field.startsWith('representative.')).map(draw)}
      </div>
      {index > 0 && standing === 'adult' && (
        <Checkbox
          checked={person.represented !== ''}
          onChange={({ target }) =>
            onChange({ ...person, represented: target.checked ? 'yes' : '' })
          }
        >
          Подписывает представитель по&nbsp;нотариальной доверенности
        </Checkbox>
      )}
      {asked.includes('representative.name') && (
        <div className={styles.fields}>
          {asked.filter((field) => field.startsWith('representative.')).map(draw)}
        </div>
      )}
      {onRemove && (
        <Button className={styles.remove} variant="ghost" size="small" onClick={onRemove}>
          Убрать участника {index + 1}
        </Button>
      )}
    </Fieldset>
  );
}

/** What the age of a participant means for the deal. */
const STANDINGS = {
  child:
    'До\u00a014\u00a0лет вместо паспорта нужно свидетельство о\u00a0рождении, договор за\u00a0ребёнка подписывает родитель. СНИЛС присваивают при рождении, он есть на\u00a0Госуслугах.',
  minor:
    'С\u00a014 до\u00a018\u00a0лет участник подписывает сам, со\u00a0своего телефона, с\u00a0согласия родителя. ИНН\u00a0— если он есть.',
} as const;

const WIDE: readonly PersonField[] = [
  'passport_issuer',
  'address',
  'birth_certificate.issuer',
  'representative.passport_issuer',
  'representative.notary',
];
