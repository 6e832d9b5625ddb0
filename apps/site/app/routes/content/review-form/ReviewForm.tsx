import { NameField } from '@m30/forms';
import type { LeadPostAnswer } from '@m30/forms/lead-page';
import { PhoneField } from '@m30/forms/phone';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import { Select, type SelectOption } from '@m30/ui-kit/select';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { LetterForm, useLetter } from '../../../components/letter-form/index.ts';
import { FormFile } from '../file-upload/FormFile.tsx';
import { reviewForm } from './review.form.ts';

export interface ReviewFormProps {
  /** Complexes to choose from. */
  complexes: readonly SelectOption[];
  /** Alias of the one that the visitor comes from. */
  chosen: string;
  hidden: Readonly<Record<string, string>>;
  /** What became of a post without script. */
  answer: LeadPostAnswer | undefined;
}

const RATINGS = ['1', '2', '3', '4', '5'].map((id) => ({ id, label: id }));

/** The form of a review: what it is about, how it was, a photo. */
export function ReviewForm({ complexes, chosen, hidden, answer }: ReviewFormProps) {
  const letter = useLetter(reviewForm, answer);
  const { field } = letter;
  const object = field('object');
  return (
    <LetterForm {...{ letter, hidden }}>
      <Select
        label="О чём отзыв"
        placeholder="О компании в целом"
        options={complexes}
        {...object}
        defaultValue={object.defaultValue ?? chosen}
      />
      <TextField
        label="Что купили"
        hint="Например: студия, корпус 2. Можно не указывать"
        maxLength={120}
        {...field('purchase')}
      />
      <RadioGroup
        legend="Оценка, 5&nbsp;— отлично"
        layout="stars"
        options={RATINGS}
        {...field('rating')}
      />
      <TextArea label="Отзыв" rows={6} maxLength={3000} {...field('message')} />
      <FormFile label="Фотография" accept="image/jpeg,image/png" {...field('photo')} />
      <NameField label="Как вас подписать" {...field('name')} />
      <PhoneField
        label="Телефон"
        hint="Не публикуем: нужен, если редактору понадобится уточнить"
        {...field('phone')}
      />
    </LetterForm>
  );
}
