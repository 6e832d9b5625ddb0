import type { MethodInput, MethodResult } from '@m30/api';
import { createClient, type ApiClient, type ClientOptions } from '@m30/api/client';
import type { StudioMethods } from './registry.ts';

/** A client of the Studio's own methods. */
export type StudioApi = ApiClient<StudioMethods>;

/** Creates a client of `/studio/api`; it carries no schemas. */
export const createStudioApi = ({ origin, ...options }: ClientOptions = {}): StudioApi =>
  createClient<StudioMethods>({
    ...options,
    origin: `${origin ?? globalThis.location.origin}/studio`,
  });

/** `result` of a method, by its name: `StudioResult<'Leads.List'>`. */
export type StudioResult<Name extends keyof StudioMethods> = MethodResult<StudioMethods[Name]>;

/** Input of a method, by its name. */
export type StudioInput<Name extends keyof StudioMethods> = MethodInput<StudioMethods[Name]>;

/** Kinds of content entries, as their methods begin: those of which one can be taken away. */
export type EntryGroup = {
  [Name in keyof StudioMethods]: Name extends `${infer Group}.Remove` ? Group : never;
}[keyof StudioMethods];
