export { PicturePair, type PicturePairProps } from './PicturePair.tsx';
