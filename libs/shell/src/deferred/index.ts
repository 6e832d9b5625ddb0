export { isKnownVisitor } from './is-known-visitor.ts';
export { wake } from './awake.ts';
export { deferred } from './deferred.tsx';
