export { methodQuery } from './core/query.ts';
