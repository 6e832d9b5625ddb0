import { FormShell, NameField, useLeadForm } from '@m30/forms';
import { PhoneField } from '@m30/forms/phone';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import { Select, type SelectOption } from '@m30/ui-kit/select';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { FormFile } from '../file-upload/FormFile.tsx';
import { reviewForm } from './review.form.ts';

export interface ReviewFormProps {
  /** Complexes to choose from. */
  complexes: readonly SelectOption[];
  /** Alias of the one that the visitor comes from. */
  chosen: string;
}

const RATINGS = ['5', '4', '3', '2', '1'].map((id) => ({ id, label: id }));

/** The form of a review: what it is about, how it was, a photo. */
export function ReviewForm({ complexes, chosen }: ReviewFormProps) {
  const work = useLeadForm(reviewForm);
  return (
    <FormShell work={work}>
      <Select
        label="О чём отзыв"
        name="object"
        placeholder="О компании в целом"
        options={complexes}
        defaultValue={chosen}
        error={work.errorOf('object')}
      />
      <TextField
        label="Что купили"
        name="purchase"
        hint="Например: студия, корпус 2. Можно не указывать"
        maxLength={120}
        error={work.errorOf('purchase')}
      />
      <RadioGroup
        legend="Оценка"
        name="rating"
        layout="row"
        options={RATINGS}
        error={work.errorOf('rating')}
      />
      <TextArea
        label="Отзыв"
        name="message"
        rows={6}
        maxLength={3000}
        error={work.errorOf('message')}
      />
      <FormFile
        label="Фотография"
        name="photo"
        accept="image/jpeg,image/png"
        error={work.errorOf('photo')}
      />
      <NameField label="Как вас подписать" error={work.errorOf('name')} />
      <PhoneField
        label="Телефон"
        hint="Не публикуем: нужен, если редактору понадобится уточнить"
        error={work.errorOf('phone')}
      />
    </FormShell>
  );
}
