export { SlotPicker, type PickedDay, type SlotPickerProps } from './SlotPicker.tsx';
