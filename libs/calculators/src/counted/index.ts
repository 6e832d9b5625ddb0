export { HowCounted, type HowCountedProps } from './HowCounted.tsx';
