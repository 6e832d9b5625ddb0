/** The contract with its schemas. Browser code imports `@m30/api/client`, which carries types only. */
export * from './core/define-method.ts';
export * from './core/envelope.ts';
export * from './methods.ts';
export { registry, type Methods } from './registry.ts';
export * from './methods/shared/consultation-hours.ts';
export * from './methods/shared/lead.schema.ts';
export * from './methods/shared/lot-filter.schema.ts';
export { PAGE_SIZE } from './methods/objects/get-lots/get-lots.method.ts';
