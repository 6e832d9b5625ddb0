import * as v from 'valibot';
import { isoDay } from '@m30/ui-kit/mask';
import { slotsOf } from '../../core/slots/slots.ts';
import { defaultTexts } from '../../core/texts.ts';

/** Slots of a day as a field shows it, DD.MM.YYYY. */
const slotsAt = (shown: string, now: Date) => slotsOf(isoDay(shown) ?? '', 'co', now);

/**
 * Day (DD.MM.YYYY) and time (HH:mm) of an object consultation: both required, a slot on offer (specification, §5, §9).
 * @param now the present moment at each check
 */
export const createSlotEntries = (now: () => Date) => ({
  date: v.pipe(
    v.string(),
    v.nonEmpty(defaultTexts.dateMissing),
    v.check((shown) => slotsAt(shown, now()).length > 0, defaultTexts.dateClosed),
  ),
  time: v.pipe(v.string(), v.nonEmpty(defaultTexts.timeMissing)),
});

/** Whether the slot of a form's values is still on offer. */
export const isOffered = ({ date, time }: { date: string; time: string }, now: Date): boolean =>
  slotsAt(date, now).includes(time);
