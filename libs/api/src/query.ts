export { methodQuery, postQuery } from './core/query.ts';
