import type { ResultOf } from '@m30/api/client';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import { TextArea } from '@m30/ui-kit/text-field';
import styles from './Feedback.module.css';

type Question = ResultOf<'LK.GetFeedback'>['surveys'][number]['questions'][number];

export interface SurveyQuestionProps {
  /** Of the group on the page. */
  name: string;
  question: Question;
  value: string;
  error: string | undefined;
  onAnswer: (answer: string) => void;
}

/** One question of a survey by its kind. */
export function SurveyQuestion({ name, question, value, error, onAnswer }: SurveyQuestionProps) {
  const { kind, text, options = [], required } = question;
  const label = required ? text : `${text} Можно пропустить`;
  if (kind === 'text') {
    return (
      <TextArea
        label={label}
        name={name}
        rows={3}
        maxLength={1000}
        required={required}
        value={value}
        error={error}
        onChange={(event) => onAnswer(event.currentTarget.value)}
      />
    );
  }
  return (
    <RadioGroup
      legend={label}
      name={name}
      hint={kind === 'nps' ? '0\u00a0— ни\u00a0за\u00a0что, 10\u00a0— обязательно' : undefined}
      layout={kind === 'choice' ? 'column' : 'row'}
      {...(kind !== 'choice' && {
        className: styles.scale,
        'data-marks': kind === 'scale' ? 5 : 11,
      })}
      required={required}
      options={
        kind === 'choice'
          ? options.map((option) => ({ id: option.id, label: option.text }))
          : figures(kind)
      }
      value={value}
      error={error}
      onValueChange={onAnswer}
    />
  );
}

function figures(kind: 'nps' | 'scale') {
  const [from, to] = kind === 'nps' ? [0, 10] : [1, 5];
  return Array.from({ length: to - from + 1 }, (_, index) => ({ label: String(from + index) }));
}
