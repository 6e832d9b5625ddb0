export { checkDay, type DayLimits } from './check-day.ts';
export { DateField, type DateFieldProps } from './DateField.tsx';
