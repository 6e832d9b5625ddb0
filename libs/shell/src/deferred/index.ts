export { wake } from './awake.ts';
export { deferred } from './deferred.tsx';
