export { lotQuestionForm, lotQuestionForm as form } from './lot-question.form.ts';
export {
  LotQuestionForm,
  LotQuestionForm as Form,
  LotQuestionModal,
  LotQuestionModal as FormModal,
} from './LotQuestionForm.tsx';
