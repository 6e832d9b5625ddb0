export { HowCounted } from './HowCounted.tsx';
