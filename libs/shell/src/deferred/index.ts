export { isKnownVisitor } from './is-known-visitor.ts';
export { awake, wake } from './awake.ts';
export { deferred } from './deferred.tsx';
