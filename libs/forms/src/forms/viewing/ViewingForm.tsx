import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { ResultOf } from '@m30/api/client';
import { formatDate } from '@m30/ui-kit/format';
import { SlotPicker } from '@m30/ui-kit/slot-picker';
import { TextField } from '@m30/ui-kit/text-field';
import type { FormsPort } from '../../core/forms-port.ts';
import type { LeadProblem } from '../../core/lead-problem.ts';
import { ContactFields } from '../../fields/contact/ContactFields.tsx';
import { FieldPair } from '../../react/form-shell/FieldPair.tsx';
import { FormShell, type FormLook } from '../../react/form-shell/FormShell.tsx';
import { Problem } from '../../react/form-shell/Problem.tsx';
import { FormsProvider, useForms } from '../../react/provider/FormsProvider.tsx';
import { useValidatedForm } from '../../react/validated/useValidatedForm.ts';
import { useField, ValidatedFields } from '../../react/validated/ValidatedFields.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import { viewingForm as form } from './viewing.form.ts';
import styles from './ViewingForm.module.css';

export type ViewingSlots = ResultOf<'Viewing.GetSlots'>;
export type BookedViewing = NonNullable<ResultOf<'Viewing.Book'>['viewing']>;

/** How a choice goes: by a button, or by a link, which goes without JavaScript too. */
interface Choice {
  value: string;
  onChange?: ((value: string) => void) | undefined;
  href?: ((value: string) => string) | undefined;
}

export interface ViewingFormProps extends Pick<FormLook, 'className' | 'inWindow'> {
  slots: ViewingSlots;
  place: Choice;
  day: Choice;
  /** Called with what was booked. */
  onBooked: (viewing: BookedViewing) => void;
  /** What a page without JavaScript has posted, and why it was refused. */
  posted?: { values: Record<string, string>; problem: LeadProblem | null } | undefined;
  /** Hidden fields of such a page by their names. */
  hidden?: Readonly<Record<string, string>> | undefined;
}

/** Place, day and time of a viewing, and whom to expect; the button repeats the time. */
export function ViewingForm({ onBooked, ...props }: ViewingFormProps) {
  const port = useForms();
  const own = useMemo<FormsPort>(
    () => ({
      ...port,
      async send(...call) {
        const answer = await port.send(...call);
        const { viewing } = answer as ResultOf<'Viewing.Book'>;
        if (viewing) onBooked(viewing);
        return answer;
      },
    }),
    [port, onBooked],
  );
  return (
    <FormsProvider forms={own}>
      <Fields {...props} />
    </FormsProvider>
  );
}

function Fields({
  slots,
  place,
  day,
  posted,
  hidden,
  ...look
}: Omit<ViewingFormProps, 'onBooked'>) {
  const { person, lot } = slots;
  const known = {
    name: person?.name ?? '',
    phone: person?.phone ?? '',
    email: person?.email ?? '',
  };
  const data = useMemo(() => ({ objectId: lot.id }), [lot.id]);
  const validated = useValidatedForm(form, {
    data,
    values: { ...known, ...posted?.values, place: place.value },
  });
  const at = useWatch({ control: validated.control, name: 'at' }) ?? '';
  const label = at
    ? `Записаться на\u00a0${formatDate(at, 'day')}, ${formatDate(at, 'time')}`
    : 'Записаться';
  return (
    <FormShell
      {...look}
      {...validated.shell}
      work={validated.work}
      submitLabel={label}
      className={[styles.form, look.className].filter(Boolean).join(' ')}
    >
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hidden && (
        <div className={styles.trap} aria-hidden="true">
          <label>
            Не заполняйте это поле
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      {posted?.problem && <Problem problem={summaryOf(posted.problem)} />}
      <ValidatedFields form={validated}>
        <PlaceChoice places={slots.places} {...place} />
        <TimeChoice slots={slots} day={day} place={place.value} />
        <FieldPair>
          <ContactFields />
        </FieldPair>
        <EmailWish />
      </ValidatedFields>
    </FormShell>
  );
}

/** The time stays chosen as long as it is on offer in the place. */
function TimeChoice({ slots, day, place }: { slots: ViewingSlots; day: Choice; place: string }) {
  const at = useField('at');
  const kind = useField('place');
  const isOffered = slots.days.some(({ times }) =>
    times.some((one) => one.free && one.at === at.value),
  );
  useEffect(() => {
    if (kind.value !== place) kind.onValueChange(place);
    if (at.value && !isOffered) at.onValueChange('');
  }, [kind, place, at, isOffered]);
  return (
    <SlotPicker
      days={slots.days}
      day={day.value}
      dayHref={day.href}
      onDayChange={(chosen) => {
        at.onValueChange('');
        day.onChange?.(chosen);
      }}
      name="at"
      at={at.value}
      onAtChange={at.onValueChange}
      note={`около ${slots.minutes}\u00a0минут, по\u00a0Москве`}
      error={at.error}
    />
  );
}

function EmailWish() {
  const { onValueChange, ...email } = useField('email');
  return (
    <TextField
      {...email}
      label="Электронная почта, если нужно и письмо"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      onChange={(event) => onValueChange(event.currentTarget.value)}
    />
  );
}

/** Everything that is wrong, in one line over the form: the fields of a page that was just posted say nothing yet. */
const summaryOf = ({ message, fields }: LeadProblem): LeadProblem => ({
  message:
    [...new Set([...Object.values(fields), ...(message ? [message] : [])])].join('. ') || null,
  fields: {},
});
