import assets from 'virtual:block-assets';
import { drawOnServer } from '@m30/blocks/eager';

export { createLoadContext, renderDocument as default, streamTimeout } from '@m30/shell/server';

drawOnServer(assets);
