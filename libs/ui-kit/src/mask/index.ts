export { isoDay, shownDay } from '../format/calendar.ts';
export { correctDate, WRONG_DATE, type DateCorrection } from './date-rules.ts';
export { defineMask, formatMask, isComplete, type Mask, type MaskOptions } from './define-mask.ts';
export { masks, normaliseMasked, type MaskName } from './masks.ts';
export {
  FOREIGN_PHONE,
  formatPhone,
  INCOMPLETE_PHONE,
  isForeignPhone,
  nationalDigits,
  normalisePhone,
  PHONE_LENGTH,
  PHONE_PATTERN,
} from './normalise-phone.ts';
