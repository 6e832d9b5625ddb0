import type { MethodContract, MethodExample } from './define-method.ts';

/** Calls of one method: at least one. */
export type MethodExamples<M extends MethodContract> = readonly [
  MethodExample<M>,
  ...MethodExample<M>[],
];

/** Calls of every method that a module exports, by the name of the method; the compiler misses one that has none. */
export type ExamplesOf<Module> = {
  readonly [M in Extract<Module[keyof Module], MethodContract> as M['name']]: MethodExamples<M>;
};
