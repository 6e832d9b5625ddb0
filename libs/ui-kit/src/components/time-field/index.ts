export { timeSlots, type TimeSlot } from './time-slots.ts';
export { TimeField, type TimeFieldProps } from './TimeField.tsx';
