import type { StudioMethod } from './core/define-studio-method.ts';
import * as contract from './methods.ts';

type Contract = typeof contract;
type ByName<M extends StudioMethod> = { [One in M as One['name']]: One };

/** Every method of the Studio by its name, for types: `StudioMethods['Leads.List']`. */
export type StudioMethods = ByName<Contract[keyof Contract]>;

/** Every method of the Studio, sorted by name. */
export const studioRegistry: readonly StudioMethod[] = Object.values<StudioMethod>(contract).sort(
  (a, b) => a.name.localeCompare(b.name, 'en'),
);
