import styles from 'virtual:block-styles';
import { drawOnServer } from '@m30/blocks/eager';
import { mapSources } from '@m30/map/core';
import { renderDocument } from '@m30/shell/server';

export { createLoadContext, handleError, streamTimeout } from '@m30/shell/server';

drawOnServer(styles);

const { MAPBOX_TOKEN: token, MAP_STYLE_URL: styleUrl } = process.env;
const sources = mapSources({ token, styleUrl });

/** Renders a page of the site; its policy allows what the configured map loads from elsewhere. */
export default function handle(
  request: Parameters<typeof renderDocument>[0],
  status: number,
  headers: Headers,
  routerContext: Parameters<typeof renderDocument>[3],
  loadContext: Parameters<typeof renderDocument>[4],
) {
  return renderDocument(request, status, headers, routerContext, loadContext, sources);
}
