export { followErrors } from './follow-errors.ts';
export { tellCaught } from './tell-caught.ts';
export { DocumentContext, type DocumentFacts } from './document-context.ts';
