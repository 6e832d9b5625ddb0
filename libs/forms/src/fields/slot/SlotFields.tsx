import { useId } from 'react';
import { isoDay } from '@m30/ui-kit/mask';
import { SlotPicker } from '@m30/ui-kit/slot-picker';
import { offeredDays, shownDay } from '../../core/slots/offered-days.ts';
import { useField } from '../../react/validated/ValidatedFields.tsx';
import { useMinute } from './useMinute.ts';

/** Days that stand open; the rest of the month comes by a button. */
const FORTNIGHT = 14;

/** Day and time of an object consultation, as tiles; there are no times until a day is chosen. */
export function SlotFields() {
  const now = useMinute();
  const date = useField('date');
  const time = useField('time');
  const timesId = useId();
  const days = now ? offeredDays('co', now) : [];
  const day = isoDay(date.value) ?? '';
  const times = (of: string) => days.find((one) => one.day === of)?.times ?? [];
  const chooseDay = (chosen: string) => {
    date.onValueChange(shownDay(chosen));
    if (time.value && !times(chosen).some((one) => one.time === time.value)) time.onValueChange('');
  };
  return (
    <SlotPicker
      days={days}
      day={day}
      onDayChange={chooseDay}
      dayError={date.error}
      shownDays={FORTNIGHT}
      at={times(day).find((one) => one.time === time.value)?.at ?? ''}
      onAtChange={(at) => {
        time.onValueChange(times(day).find((one) => one.at === at)?.time ?? '');
      }}
      error={time.error}
      timesId={timesId}
    />
  );
}
