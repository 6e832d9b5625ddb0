export { viewingForm } from './viewing.form.ts';
export {
  ViewingForm,
  type BookedViewing,
  type ViewingFormProps,
  type ViewingSlots,
} from './ViewingForm.tsx';
