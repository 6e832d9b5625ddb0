import { Hono } from 'hono';
import type { Services } from '../../../kernel/services.ts';
import { llmsText } from './llms-text.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';

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
