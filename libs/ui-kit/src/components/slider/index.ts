export type { PerView } from './per-view.ts';
export { Slider, type SliderHandle, type SliderProps } from './Slider.tsx';
