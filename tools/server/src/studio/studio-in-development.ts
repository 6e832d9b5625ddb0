import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Handler } from 'hono';
import type { ViteDevServer } from 'vite';
import type { ServerEnv } from '../render/observe-requests.ts';

/** The Studio's page as its development server has it; without a policy, because hot replacement runs inline scripts. */
export function studioInDevelopment(vite: ViteDevServer): Handler<ServerEnv> {
  return async (c) => {
    const file = await readFile(join(vite.config.root, 'index.html'), 'utf8');
    const html = await vite.transformIndexHtml(c.req.path, file);
    return c.html(html, 200, { 'cache-control': 'no-store' });
  };
}
