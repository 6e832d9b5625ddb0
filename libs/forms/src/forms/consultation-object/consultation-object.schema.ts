import * as v from 'valibot';
import { defaultTexts } from '../../core/texts.ts';
import { contactEntries } from '../../fields/contact/contact.schema.ts';
import { createSlotEntries, isOffered } from '../../fields/slot/slot.schema.ts';

/**
 * Rules of the object consultation (specification, §5): everything is required, the slot is one on offer.
 * @param now the present moment at each check
 */
export const createConsultationSchema = (now: () => Date = () => new Date()) =>
  v.pipe(
    v.object({
      ...contactEntries,
      objects: v.pipe(v.string(), v.trim(), v.nonEmpty(defaultTexts.objectsMissing)),
      ...createSlotEntries(now),
    }),
    v.forward(
      v.partialCheck(
        [['date'], ['time']],
        (slot) => isOffered(slot, now()),
        defaultTexts.timeClosed,
      ),
      ['time'],
    ),
  );
