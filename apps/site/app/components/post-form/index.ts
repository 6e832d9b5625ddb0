export { Answer, type AnswerProps } from './Answer.tsx';
export { PostForm, type PostFormProps } from './PostForm.tsx';
export { wrongFields, type WrongFields } from './wrong-fields.ts';
