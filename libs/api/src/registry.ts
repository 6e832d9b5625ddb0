import * as contract from './methods.ts';
import type { MethodContract } from './core/define-method.ts';

type Contract = typeof contract;
type ByName<M extends MethodContract> = { [One in M as One['name']]: One };

/** Every method of the contract by its name, for types: `Methods['Objects.GetLots']`. */
export type Methods = ByName<Contract[keyof Contract]>;

/** Every method of the contract, sorted by name. */
export const registry: readonly MethodContract[] = Object.values<MethodContract>(contract).sort(
  (a, b) => a.name.localeCompare(b.name, 'en'),
);
