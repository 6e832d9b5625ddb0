/** `static-server.ts FOLDER PORT`: serves a built folder for the browser suite. */
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const [root = '.', port = '4311'] = process.argv.slice(2);
const app = new Hono();
// A browser asks for one when a page names none; its absence is no fault of a story.
app.get('/favicon.ico', (c) => c.body(null, 204));
app.use('*', serveStatic({ root }));
serve({ fetch: app.fetch, port: Number(port) });
