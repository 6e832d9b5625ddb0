export { Answer } from './Answer.tsx';
export { PostForm } from './PostForm.tsx';
export { wrongFields, type WrongFields } from './wrong-fields.ts';
