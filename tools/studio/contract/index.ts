/** The contract of the Studio with its schemas; browser code imports `contract/client`, which carries types only. */
export * from './core/define-studio-method.ts';
export * from './core/rights.ts';
export * from './core/roles.ts';
export { studioOpenApi } from './core/openapi.ts';
export * from './methods.ts';
export { studioRegistry, type StudioMethods } from './registry.ts';
