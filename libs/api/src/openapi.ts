export { toOpenApi } from './core/openapi.ts';
