import { Checkbox } from '@m30/ui-kit/checkbox';
import { DateField } from '@m30/ui-kit/date-field';
import { MaskedField } from '@m30/ui-kit/masked-field';
import { NumberField } from '@m30/ui-kit/number-field';
import { PriceField } from '@m30/ui-kit/price-field';
import { Select } from '@m30/ui-kit/select';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import type { Question } from '../../core/question/question.ts';

export interface QuestionControlProps {
  question: Question;
  /** Of the control, for its label and the list of errors. */
  id: string;
  /** Where the answer stands. */
  path: string;
  /** As typed; money in kopecks. */
  value: string;
  error: string | undefined;
  onAnswer: (value: string) => void;
  /** Names of the mortgage programmes, for a question that asks for one. */
  programmes?: readonly string[] | undefined;
}

/** The control of one question, by its kind. */
export function QuestionControl({
  question,
  id,
  path,
  value,
  error,
  onAnswer,
  programmes = [],
}: QuestionControlProps) {
  const shared = { id, name: path, hint: question.hint, error, required: !question.optional };
  const label = question.optional ? `${question.label} (необязательно)` : question.label;
  const number = value === '' ? null : Number(value);
  const answer = (next: number | null) => onAnswer(next === null ? '' : String(next));

  switch (question.as) {
    case 'flag':
      return (
        <Checkbox
          {...shared}
          checked={value === '1'}
          onChange={({ currentTarget }) => onAnswer(currentTarget.checked ? '1' : '')}
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
          onValueChange={onAnswer}
        />
      );
    case 'day':
      return <DateField {...shared} label={label} value={value} onValueChange={onAnswer} />;
    case 'money':
      return <PriceField {...shared} label={label} value={number} onValueChange={answer} />;
    case 'number':
      return <NumberField {...shared} label={label} value={number} onValueChange={answer} />;
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
          onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
        />
      );
    default:
      return <Words {...{ question, shared, label, value, onAnswer }} />;
  }
}

interface WordsProps extends Pick<QuestionControlProps, 'value' | 'onAnswer'> {
  question: Extract<Question, { as: keyof typeof KEYS }>;
  shared: { id: string; name: string; hint: string | undefined; error: string | undefined };
  label: string;
}

function Words({ question, shared, label, value, onAnswer }: WordsProps) {
  const { rows, maxLength } = question;
  if (rows !== undefined) {
    return (
      <TextArea
        {...{ ...shared, label, value, rows, maxLength }}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
      />
    );
  }
  return (
    <TextField
      {...{ ...shared, label, value, maxLength }}
      autoComplete={question.autoComplete ?? 'off'}
      {...KEYS[question.as]}
      onChange={({ currentTarget: { value: typed } }) =>
        onAnswer(question.as === 'digits' ? typed.replace(/\D/g, '') : typed)
      }
    />
  );
}

const KEYS = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  digits: { type: 'text', inputMode: 'numeric' },
} as const;
