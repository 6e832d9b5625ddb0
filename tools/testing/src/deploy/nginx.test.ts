import { execFileSync, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@m30/backend/testing/processes/postgres-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findNginx } from '../fleet/front.ts';

const program = findNginx();
if (!program) console.warn('nginx is not installed: its files are not tried here');

const deploy = (path: string) =>
  fileURLToPath(new URL(`../../../../deploy/${path}`, import.meta.url));

let folder: string;
const ends: (() => unknown)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'm30-nginx-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'logs'));
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the installed nginx with a file of `deploy/`, whose places and ports are those of the test. */
async function startNginx(file: string, port: number, exchange: (text: string) => string) {
  const site = exchange(readFileSync(deploy(file), 'utf8'))
    .replaceAll('/etc/nginx/meridian30/', deploy('nginx/'))
    .replaceAll('/var/www/meridian30', deploy('nginx'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  const all = join(folder, 'nginx.conf');
  writeFileSync(
    all,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; events {}\nhttp { access_log off; ${temporary}\n${site}\n}\n`,
  );
  execFileSync(program ?? '', [
    '-t',
    '-q',
    '-c',
    all,
    '-p',
    folder,
    '-e',
    join(folder, 'error.log'),
  ]);
  const child = spawn(program ?? '', ['-c', all, '-p', folder, '-e', join(folder, 'error.log')]);
  ends.push(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  });
  for (let tries = 0; tries < 50; tries += 1) {
    if (await ask(`http://127.0.0.1:${port}/`).catch(() => null)) return;
    await sleep(50);
  }
  throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
}

/** Asks an address of this machine as a host that it stands for. */
async function ask(url: string, host = 'example.com') {
  const options = { headers: { host }, servername: host, rejectUnauthorized: false };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const get = url.startsWith('https:') ? getSecure : getPlain;
    get(url, options, resolve).once('error', reject);
  });
  response.resume();
  return { status: response.statusCode, to: response.headers.location };
}

/** A part of the product that answers everything. */
async function startPart() {
  const paths: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    paths.push(url);
    response.end('ok');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, paths };
}

/** A resolver for whom each name has two addresses, at the first of which nobody answers. */
async function startResolver() {
  const names: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const length = query[12] ?? 0;
    names.push(query.toString('ascii', 13, 13 + length));
    const question = query.subarray(12, 13 + length + 1 + 4);
    const isOfV4 = question.readUInt16BE(question.length - 4) === 1;
    const of = (last: number) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 5, 0, 4, 127, 0, 0, last]);
    const header = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, isOfV4 ? 2 : 0, 0, 0, 0, 0]);
    query.copy(header, 0, 0, 2);
    socket.send(
      Buffer.concat([header, question, ...(isOfV4 ? [of(2), of(1)] : [])]),
      port,
      address,
    );
  });
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound));
  ends.push(() => socket.close());
  return { port: socket.address().port, names };
}

describe.skipIf(!program)('nginx as it is installed', () => {
  test('leads every other host and plain HTTP to the site, www by HTTPS too', async () => {
    const part = await startPart();
    const [plain, secure] = [await freePort(), await freePort()];
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'chain.pem')];
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-keyout', key, '-out', certificate, '-days', '1', '-subj', '/CN=example.com'],
        ...['-addext', 'subjectAltName=DNS:example.com,DNS:www.example.com'],
      ],
      { stdio: 'ignore' },
    );
    await startNginx('nginx/meridian30.conf', plain, (text) =>
      text
        .replaceAll(/listen \[::\]:.*;/g, '')
        .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
        .replaceAll('listen 443 ', `listen 127.0.0.1:${secure} `)
        .replaceAll(/127\.0\.0\.1:420[12]/g, `127.0.0.1:${part.port}`)
        .replaceAll('/etc/letsencrypt/live/example.com/fullchain.pem', certificate)
        .replaceAll('/etc/letsencrypt/live/example.com/privkey.pem', key),
    );
    const site = { status: 301, to: 'https://example.com/katalog?rooms=2' };
    const path = '/katalog?rooms=2';
    expect(await ask(`http://127.0.0.1:${plain}${path}`)).toEqual(site);
    expect(await ask(`http://127.0.0.1:${plain}${path}`, 'www.example.com')).toEqual(site);
    expect(await ask(`https://127.0.0.1:${secure}${path}`, 'www.example.com')).toEqual(site);
    expect(await ask(`https://127.0.0.1:${secure}${path}`)).toEqual({ status: 200 });
    expect(part.paths).toEqual([path]);
  });

  test('the front of the compose file finds each part by its name, at any of its addresses', async () => {
    const [part, resolver, port] = [await startPart(), await startResolver(), await freePort()];
    await startNginx('docker/front.conf', port, (text) =>
      text
        .replace('resolver 127.0.0.11', `resolver 127.0.0.1:${resolver.port}`)
        .replace('listen 80 default_server', `listen 127.0.0.1:${port}`)
        .replaceAll('http://$part:4200', `http://$part:${part.port}`),
    );
    const named = async (path: string) => {
      resolver.names.length = 0;
      part.paths.length = 0;
      const { status } = await ask(`http://127.0.0.1:${port}${path}`);
      return [status, part.paths, new Set(resolver.names)];
    };
    expect(await named('/api/Objects.GetLots?page=2')).toEqual([
      ...[200, ['/api/Objects.GetLots?page=2'], new Set(['backend'])],
    ]);
    expect(await named('/lk/zakazy')).toEqual([200, ['/lk/zakazy'], new Set(['lk'])]);
    for (let times = 0; times < 6; times += 1) {
      expect((await named('/katalog?rooms=2')).slice(0, 2)).toEqual([200, ['/katalog?rooms=2']]);
    }
  });
});
