import { formExample, windowExample } from '../../testing/form-examples.tsx';
import { SetCallFromLandingForm, SetCallFromLandingModal } from './SetCallFromLandingForm.tsx';

export default { title: 'Формы/Звонок с лендинга', component: SetCallFromLandingForm };

const data = { title: 'Узнать условия акции' };

export const Plain = formExample(SetCallFromLandingForm, { data });
export const Inline = formExample(SetCallFromLandingForm, { data, variant: 'inline' });
export const InWindow = windowExample(SetCallFromLandingModal, data);
