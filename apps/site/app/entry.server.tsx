export { createLoadContext, renderDocument as default, streamTimeout } from '@m30/shell/server';
