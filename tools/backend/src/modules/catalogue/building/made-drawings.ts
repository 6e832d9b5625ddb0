import { Hono } from 'hono';
import { constants } from 'node:zlib';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Catalogue } from '../lot/catalogue.ts';
import { drawFloor } from './draw-floor.ts';
import { findFloorPlan } from './to-floor.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';
import { drawingSender } from '../../../kernel/http/send-drawing.ts';

/** Sixty kilobytes: the best quality would hold up everybody else. */
const QUALITY = constants.BROTLI_DEFAULT_QUALITY - 2;

/**
 * Serves the drawings that are made of the database: floors of the drawings of flat types,
 * `/media/floors/{vendor}/{subvendor}/{section}/{floor}.svg`.
 * @param drawingOf SVG of a flat type by its id
 */
export function madeDrawings(
  catalogue: Catalogue,
  drawingOf: (plan: string) => string | null,
): Hono<AppEnv> {
  const send = drawingSender(QUALITY);
  const app = new Hono<AppEnv>();
  app.get('/media/floors/:vendor/:subvendor/:section{\\d+}/:file{\\d+\\.svg}', (c) => {
    const { vendor, subvendor, section, file } = c.req.param();
    const address = { section: Number(section), floor: Number.parseInt(file, 10) };
    const plan = findFloorPlan(catalogue.snapshot, `${vendor}/${subvendor}`, address);
    if (!plan) throw refuse(404, 'Такого чертежа нет');
    return send(c, plan.id, drawFloor(plan.geometry, drawingOf));
  });
  return app;
}
