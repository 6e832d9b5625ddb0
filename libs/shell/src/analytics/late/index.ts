export { default, type CountersProps } from '../Counters.tsx';
