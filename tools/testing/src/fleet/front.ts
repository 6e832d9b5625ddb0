import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@m30/backend/testing/processes/postgres-server';
import { startNodeProxy } from './node-proxy.ts';

const RULES = fileURLToPath(new URL('../../../../deploy/nginx/proxy.conf', import.meta.url));

/** One address before several processes. */
export interface Front {
  readonly origin: string;
  /** What it is: a run says so. */
  readonly name: string;
  close(): Promise<void>;
}

/** Puts nginx with the rules of `deploy/nginx` before the processes, or, where none is installed, a small proxy. */
export async function startFront(ports: readonly number[]): Promise<Front> {
  const program = findNginx();
  return program ? startNginx(program, ports) : startNodeProxy(ports);
}

/** Path of the program; `undefined` where none is installed. */
export function findNginx(): string | undefined {
  const { NGINX_PATH, PATH = '' } = process.env;
  const folders = [...PATH.split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const places = [NGINX_PATH ?? '', ...folders.map((folder) => join(folder, 'nginx'))];
  return places.find((place) => place !== '' && existsSync(place));
}

async function startNginx(program: string, ports: readonly number[]): Promise<Front> {
  const folder = await mkdtemp(join(tmpdir(), 'm30-nginx-'));
  await mkdir(join(folder, 'logs'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, settings(port, ports, folder));
  const child = spawn(program, ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(`${origin}/healthz`))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    await sleep(50);
  }
  return {
    origin,
    name: 'nginx',
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGQUIT');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The product's own rules within the least that nginx needs to start as anybody. */
function settings(port: number, ports: readonly number[], folder: string): string {
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n  ');
  return `daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  ${temporary}
  access_log off;
  client_max_body_size 2m;
  upstream meridian30 { ${servers} keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://meridian30;
      include ${RULES};
    }
  }
}
`;
}
