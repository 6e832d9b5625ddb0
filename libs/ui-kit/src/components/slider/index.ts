export type { PerView } from './per-view.ts';
export type { SliderEngineLoader } from './use-keen.ts';
export { Slider, type SliderHandle, type SliderProps } from './Slider.tsx';
