export { renderDocument, streamTimeout } from './render-document.tsx';
export { staticData } from './static-data.ts';
export { handleError, nameRoute, type Observed } from './observed.ts';
export { redirectWithin } from './redirect-within.ts';
export { notFound, orNotFound, unlessMissing } from './respond.ts';
export {
  createLoadContext,
  servicesContext,
  type LoadContextOptions,
  type RequestServices,
} from './services.ts';
