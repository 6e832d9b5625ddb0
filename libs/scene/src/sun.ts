export { sunAt, sunOfYear, type SunOptions } from './core/sun/sun-of-year.ts';
