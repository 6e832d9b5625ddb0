import { NameField } from '@m30/forms';
import type { LeadPostAnswer } from '@m30/forms/lead-page';
import { PhoneField } from '@m30/forms/phone';
import { LeadForms } from '@m30/shell/lead';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { LetterForm, useLetter } from '../../../components/letter-form/index.ts';
import { FormFile } from '../file-upload/FormFile.tsx';
import { vacancyForm } from './vacancy.form.ts';

export interface VacancyFormProps {
  /** Alias of the place of work. */
  alias: string;
  /** What a post without script carries along. */
  hidden?: Readonly<Record<string, string>>;
  /** What became of such a post. */
  answer?: LeadPostAnswer | undefined;
}

/** The form of an answer to an open place, with a CV. */
export default function VacancyForm(props: VacancyFormProps) {
  return (
    <LeadForms>
      <Fields {...props} />
    </LeadForms>
  );
}

function Fields({ alias, hidden, answer }: VacancyFormProps) {
  const letter = useLetter(vacancyForm, answer);
  const { field } = letter;
  return (
    <LetterForm letter={letter} hidden={{ ...hidden, vacancy: alias }}>
      <NameField label="Имя и фамилия" {...field('name')} />
      <PhoneField label="Телефон" {...field('phone')} />
      <TextField
        label="Почта"
        type="email"
        autoComplete="email"
        hint="Можно не указывать"
        maxLength={200}
        {...field('email')}
      />
      <FormFile label="Резюме" accept=".pdf,.docx,image/jpeg,image/png" {...field('cv')} />
      <TextArea label="Несколько слов о себе" rows={4} maxLength={3000} {...field('message')} />
    </LetterForm>
  );
}
