export { Still } from './Still.tsx';
