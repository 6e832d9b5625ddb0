export { LetterAnswer } from './LetterAnswer.tsx';
export { LetterForm } from './LetterForm.tsx';
export { useLetter } from './use-letter.ts';
