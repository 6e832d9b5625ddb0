export { duration, normWords } from './core/words/sun-words.ts';
export {
  facingWords,
  partsOfView,
  sharesWords,
  type ViewPart,
  type ViewPercent,
} from './core/words/view-words.ts';
