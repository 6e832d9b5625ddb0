export { checkDay, type DayLimits } from './calendar/check-day.ts';
export { DateField, type DateFieldProps } from './DateField.tsx';
