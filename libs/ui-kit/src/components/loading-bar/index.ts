export { LoadingBar, type LoadingBarProps } from './LoadingBar.tsx';
export {
  createLoadingClock,
  loadingTimes,
  type LoadingClock,
  type LoadingPhase,
  type LoadingTimes,
} from './loading-phase.ts';
