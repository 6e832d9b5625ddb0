import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { AppEnv } from '../../../kernel/http/env.ts';
import { isKnown } from '../../../kernel/http/send-drawing.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Catalogue } from '../lot/catalogue.ts';
import type { LotLight } from '../light/light.ts';
import type { ViewStills } from '../view/view-stills.ts';
import { STILL_TYPES } from '../drawing-address/view-address.ts';
import { modelVersion, parseModelAddress } from '../drawing-address/model-address.ts';
import { modelBody } from './model-body.ts';

/** Another scene or another way of drawing gets another address. */
const FOREVER = 'public, max-age=31536000, immutable';

interface Parts {
  catalogue: Pick<Catalogue, 'snapshot'>;
  light: Pick<LotLight, 'modelFor'>;
  views: Pick<ViewStills, 'modelFile'>;
}

/**
 * Serves the model of a complex: `/media/models/{version}/{vendor}.json`, what a viewer builds it from, and `.webp` or `.jpg`, a drawing that is
 * made when it is first asked for.
 */
export function models({ catalogue, light, views }: Parts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/media/models/:version/:name', async (c) => {
    const address = parseModelAddress(c.req.path);
    const model = address && (await light.modelFor(address.vendor));
    if (!address || !model || modelVersion(model.hash) !== address.version) {
      throw refuse(404, 'Такой модели нет');
    }
    const { version, vendor, kind } = address;
    if (isKnown(c, `"${version}-${vendor}-${kind}"`, FOREVER)) return c.body(null, 304);
    if (kind === 'json') return c.json(modelBody(model, catalogue.snapshot.lots.values()));
    const file = await views.modelFile(model, kind);
    c.header('content-type', STILL_TYPES[kind]);
    return c.body(await readFile(file));
  });
  return app;
}
