export { LetterAnswer, type LetterAnswerProps } from './LetterAnswer.tsx';
export { LetterForm, type LetterFormProps } from './LetterForm.tsx';
export { useLetter, type Letter, type LetterField } from './use-letter.ts';
