import { formExample, windowExample } from '../../testing/form-examples.tsx';
import { LotQuestionForm, LotQuestionModal } from './LotQuestionForm.tsx';

export default { title: 'Формы/Вопрос об объекте', component: LotQuestionForm };

const data = { objectId: 'k2-57' };

export const Plain = formExample(LotQuestionForm, { data });
export const Inline = formExample(LotQuestionForm, { data, variant: 'inline' });
export const InWindow = windowExample(LotQuestionModal, data);
