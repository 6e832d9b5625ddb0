export { renderDocument, streamTimeout } from './render-document.tsx';
export { notFound, orNotFound } from './respond.ts';
export {
  createLoadContext,
  servicesContext,
  type LoadContextOptions,
  type RequestServices,
} from './services.ts';
