import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { render } from './dist/server/entry-server.js';

const root = join(import.meta.dirname, 'dist/client');
const document = readFileSync(join(root, 'index.html'), 'utf8');
const types = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' };

createServer((request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
  const file = join(root, path);
  if (path !== '/' && existsSync(file)) {
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(document.replace('<!--page-->', render()));
}).listen(Number(process.env.PORT ?? 3000));
