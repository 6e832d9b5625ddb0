export { StaticDataContext } from './static-data-context.ts';
export { useStaticData } from './use-static-data.ts';
