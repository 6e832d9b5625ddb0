import { Select } from '@m30/ui-kit/select';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { isoDay, masks, PHONE_PATTERN } from '@m30/ui-kit/mask';
import { LONGEST_MESSAGE } from '../fields/message/message.schema.ts';
import { useTexts } from '../react/provider/useTexts.ts';
import type { LeadPage } from './lead-page.ts';

export interface NativeFieldProps {
  /** Name of the field in the form's definition. */
  name: string;
  page: LeadPage;
  value: string | undefined;
  error: string | undefined;
}

/**
 * A field of a lead form drawn with what browsers check and fill in by themselves. The page has no script, so a day is chosen in the
 * browser’s own `type="date"`: tiles and slots of days would need one.
 */
export function NativeField({ name, page, value, error }: NativeFieldProps) {
  const texts = useTexts();
  const { required, objects, days, times } = page;
  const common = { name, required, error, defaultValue: value };
  switch (name) {
    case 'phone':
      return (
        <TextField
          {...common}
          label={texts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={masks.phone.placeholder}
          maxLength={40}
          {...(required && { pattern: PHONE_PATTERN, title: texts.phoneIncomplete })}
        />
      );
    case 'email':
      return (
        <TextField
          {...common}
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      );
    case 'message':
      return <TextArea {...common} label={texts.message} maxLength={LONGEST_MESSAGE} />;
    case 'objects':
      if (objects.length === 0) {
        return <TextField {...common} label={texts.objects} maxLength={100} />;
      }
      return (
        <Select
          {...common}
          defaultValue={value ?? page.chosen}
          label={texts.objects}
          placeholder={texts.objectsPlaceholder}
          options={objects.map(({ label }) => ({ label }))}
        />
      );
    case 'date':
      return (
        <TextField
          {...common}
          label={texts.date}
          type="date"
          defaultValue={value && (isoDay(value) ?? value)}
          min={days?.first}
          max={days?.last}
        />
      );
    case 'time':
      return (
        <Select
          {...common}
          label={texts.time}
          placeholder={texts.timeMissing}
          options={times.map((time) => ({ label: time }))}
        />
      );
    default:
      return <TextField {...common} label={texts.name} autoComplete="name" maxLength={100} />;
  }
}
