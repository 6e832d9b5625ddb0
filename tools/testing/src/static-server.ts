/** `static-server.ts FOLDER PORT`: serves a built folder for the browser suite. */
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const [root = '.', port = '4311'] = process.argv.slice(2);
const app = new Hono();
app.use('*', serveStatic({ root }));
serve({ fetch: app.fetch, port: Number(port) });
