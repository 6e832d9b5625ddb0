import type { MethodExample } from '@m30/api';
import type { StudioMethod } from './define-studio-method.ts';

/** Calls of every method that a module exports, by the name of the method; the compiler misses one that has none. */
export type ExamplesOf<Module> = {
  readonly [M in Extract<Module[keyof Module], StudioMethod> as M['name']]: readonly [
    MethodExample<M>,
    ...MethodExample<M>[],
  ];
};
