export { boundsOf, movePair, settlePair, snap, type Bounds, type Pair } from './range.ts';
export { RangePair, type RangePairProps } from './RangePair.tsx';
export { RangeSlider, type RangeOwnProps, type RangeSliderProps } from './RangeSlider.tsx';
