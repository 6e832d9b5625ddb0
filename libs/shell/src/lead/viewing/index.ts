export { ShownLot, ViewingSide, type ViewingSideProps } from './ViewingSide.tsx';
export { DoneMark, ViewingDone, type ViewingDoneProps } from './ViewingDone.tsx';
export { whenInWords } from './viewing-words.ts';
