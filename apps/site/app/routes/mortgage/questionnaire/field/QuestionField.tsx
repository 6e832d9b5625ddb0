import type { Asked } from '@m30/forms/questionnaire';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { MaskedField } from '@m30/ui-kit/masked-field';
import { NumberField } from '@m30/ui-kit/number-field';
import { PriceField } from '@m30/ui-kit/price-field';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { controlId, useQuestion } from './complaints.ts';
import styles from './QuestionField.module.css';

/** Props of {@link QuestionField}. */
export interface QuestionFieldProps {
  asked: Asked;
  /** Names of the mortgage programmes. */
  programmes: readonly string[];
}

/** The control of one question, by its kind, with its answer and its error. */
export function QuestionField(props: QuestionFieldProps) {
  const { question } = props.asked;
  return (
    <div className={styles.field} data-room={question.room}>
      <Control {...props} />
    </div>
  );
}

function Control({ asked, programmes }: QuestionFieldProps) {
  const { path, question } = asked;
  const { value, error, answer } = useQuestion(asked);
  const shared = {
    id: controlId(path),
    name: path,
    hint: question.hint,
    error,
    required: !question.optional,
  };
  const label = question.optional ? `${question.label} (необязательно)` : question.label;
  const number = value === '' ? null : Number(value);
  const tell = (next: number | null) => answer(next === null ? '' : String(next));

  switch (question.as) {
    case 'flag':
      return (
        <Checkbox
          {...shared}
          checked={value === '1'}
          onChange={({ currentTarget }) => answer(currentTarget.checked ? '1' : '')}
        >
          {question.label}
        </Checkbox>
      );
    case 'masked':
      return (
        <MaskedField
          {...shared}
          label={label}
          mask={question.mask}
          value={value}
          onValueChange={answer}
        />
      );
    case 'money':
      return <PriceField {...shared} label={label} value={number} onValueChange={tell} />;
    case 'number':
      return <NumberField {...shared} label={label} value={number} onValueChange={tell} />;
    case 'choice':
    case 'programme':
      return (
        <Select
          {...shared}
          label={label}
          placeholder="Выберите"
          options={
            question.as === 'choice' ? question.options : programmes.map((one) => ({ label: one }))
          }
          value={value}
          onChange={({ currentTarget }) => answer(currentTarget.value)}
        />
      );
    default:
      return (
        <TextField
          {...shared}
          label={label}
          value={value}
          maxLength={question.maxLength}
          autoComplete={question.autoComplete ?? 'off'}
          {...KEYS[question.as]}
          onChange={({ currentTarget }) =>
            answer(
              question.as === 'digits'
                ? currentTarget.value.replace(/\D/g, '')
                : currentTarget.value,
            )
          }
        />
      );
  }
}

const KEYS = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  digits: { type: 'text', inputMode: 'numeric' },
} as const;
