export { ShownLot, ViewingSide, type ViewingSideProps } from './ViewingSide.tsx';
export { ViewingDone, type ViewingDoneProps } from './ViewingDone.tsx';
export { whenInWords } from './viewing-words.ts';
