export { Still } from './Still.tsx';
export { tellOnce, toldOf, type Told } from './told.ts';
