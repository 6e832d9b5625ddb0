export { Answer } from './Answer.tsx';
export { isAnswered } from './is-answered.ts';
export { PostForm } from './PostForm.tsx';
export { wrongFields, type WrongFields } from './wrong-fields.ts';
