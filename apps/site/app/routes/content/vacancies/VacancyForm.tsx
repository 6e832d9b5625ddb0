import { FormShell, NameField, useLeadForm } from '@m30/forms';
import { PhoneField } from '@m30/forms/phone';
import { LeadForms } from '@m30/shell/lead';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { FormFile } from '../file-upload/FormFile.tsx';
import { vacancyForm } from './vacancy.form.ts';

/** The form of an answer to an open place, with a CV. */
export default function VacancyForm({ alias }: { alias: string }) {
  return (
    <LeadForms>
      <Fields alias={alias} />
    </LeadForms>
  );
}

function Fields({ alias }: { alias: string }) {
  const work = useLeadForm(vacancyForm);
  return (
    <FormShell work={work}>
      <input type="hidden" name="vacancy" value={alias} />
      <NameField label="Имя и фамилия" error={work.errorOf('name')} />
      <PhoneField label="Телефон" error={work.errorOf('phone')} />
      <TextField
        label="Почта"
        name="email"
        type="email"
        autoComplete="email"
        hint="Можно не указывать"
        maxLength={200}
        error={work.errorOf('email')}
      />
      <FormFile
        label="Резюме"
        name="cv"
        accept=".pdf,.docx,image/jpeg,image/png"
        error={work.errorOf('cv')}
      />
      <TextArea
        label="Несколько слов о себе"
        name="message"
        rows={4}
        maxLength={3000}
        error={work.errorOf('message')}
      />
    </FormShell>
  );
}
