import { Hono } from 'hono';
import type { Services } from '../core/services.ts';
import { llmsText } from '../domain/site-search/llms-text.ts';
import type { AppEnv } from './env.ts';

/** Serves `/llms.txt`. */
export function llms(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/llms.txt', (c) => {
    c.header('cache-control', 'public, max-age=3600');
    c.header('x-robots-tag', 'noindex');
    return c.text(llmsText(services));
  });
  return app;
}
