import { Hono } from 'hono';
import type { AppEnv } from '../../../kernel/http/env.ts';
import { isKnown } from '../../../kernel/http/send-drawing.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { parseViewAddress, STILL_TYPES } from '../drawing-address/view-address.ts';
import type { ViewStills } from './view-stills.ts';

/** Another model or another way of drawing gets another address. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Serves `/media/views/{version}/{flat}_{room}{window}.webp` or `.jpg`: what is seen from a window, drawn when it is first asked for. */
export function views(stills: ViewStills): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/media/views/:version/:name', async (c) => {
    const address = parseViewAddress(c.req.path);
    const bytes = address && (await stills.read(address));
    if (!address || !bytes) throw refuse(404, 'Такого вида нет');
    const { version, lot, room, window, format } = address;
    if (isKnown(c, `"${version}-${lot}-${room}${window}-${format}"`, FOREVER))
      return c.body(null, 304);
    c.header('content-type', STILL_TYPES[format]);
    return c.body(bytes);
  });
  return app;
}
