import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { render } from './dist/server/entry-server.js';

const root = join(import.meta.dirname, 'dist/client');
const map = join(import.meta.dirname, 'node_modules/@m30/map/assets');
const document = readFileSync(join(root, 'index.html'), 'utf8');
const types = {
  '.css': 'text/css',
  '.geojson': 'application/geo+json',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.woff2': 'font/woff2',
};

createServer((request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
  // The map asks for its style and data below /map.
  const file = path.startsWith('/map/') ? join(map, path.slice(5)) : join(root, path);
  if (path !== '/' && existsSync(file)) {
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
    return;
  }
  const { html, state } = render();
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(document.replace('<!--page-->', () => html).replace('<!--blocks-->', () => state));
}).listen(Number(process.env.PORT ?? 3000));
