import { formExample, windowExample } from '../../testing/form-examples.tsx';
import {
  CallRequestSecondaryForm,
  CallRequestSecondaryModal,
} from './CallRequestSecondaryForm.tsx';

export default {
  title: 'Формы/Звонок по вторичной недвижимости',
  component: CallRequestSecondaryForm,
};

const data = { title: 'Продать квартиру' };

export const Plain = formExample(CallRequestSecondaryForm, { data });
export const Inline = formExample(CallRequestSecondaryForm, { data, variant: 'inline' });
export const InWindow = windowExample(CallRequestSecondaryModal, data);
