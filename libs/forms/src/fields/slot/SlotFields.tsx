import { DateField } from '@m30/ui-kit/date-field';
import { formatDate } from '@m30/ui-kit/format';
import { isoDay } from '@m30/ui-kit/mask';
import { TimeField } from '@m30/ui-kit/time-field';
import { bookingDays, slotsOf } from '../../core/slots/slots.ts';
import { useTexts } from '../../react/provider/useTexts.ts';
import { useField } from '../../react/validated/ValidatedFields.tsx';
import { useMinute } from './useMinute.ts';

/** Day and time of an object consultation; the time is shut until a day with slots is chosen. */
export function SlotFields() {
  const texts = useTexts();
  const now = useMinute();
  const date = useField('date');
  const { onBlur: _, ...time } = useField('time');
  const days = now && bookingDays('co', now);
  const slotsAt = (shown: string) => (now ? slotsOf(isoDay(shown) ?? '', 'co', now) : []);
  const chooseDay = (shown: string) => {
    date.onValueChange(shown);
    // A day that is only half typed takes nothing away.
    const slots = slotsAt(shown);
    if (slots.length > 0 && !slots.includes(time.value)) time.onValueChange('');
  };
  return (
    <>
      <DateField
        {...date}
        label={texts.date}
        hint={days && texts.bookingUntil + formatDate(days.last, 'day')}
        min={days?.first}
        max={days?.last}
        required
        onValueChange={chooseDay}
      />
      <TimeField
        {...time}
        label={texts.time}
        waiting={texts.timeWaiting}
        slots={slotsAt(date.value).map((slot) => ({ time: slot }))}
        required
      />
    </>
  );
}
