export { StaticPart } from './StaticPart.tsx';
export { staticData, readStaticData, type StaticData } from './static-data.ts';
