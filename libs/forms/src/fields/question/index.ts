export { QuestionControl, type QuestionControlProps } from './QuestionControl.tsx';
