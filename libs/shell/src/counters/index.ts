export { default, type CountersProps } from '../analytics/Counters.tsx';
