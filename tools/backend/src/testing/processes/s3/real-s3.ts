import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { BUCKET, environmentOf, KEY, type S3Server } from './s3-server.ts';

interface Program {
  name: string;
  binary: string;
  args: (folder: string, port: number) => string[];
}

/** Stores that a machine may have, the nearest to production first. */
const PROGRAMS: readonly Program[] = [
  {
    name: 'SeaweedFS',
    binary: 'weed',
    args: (folder, port) => [
      ...['mini', `-dir=${folder}`, `-s3.port=${port}`, '-webdav=false', '-admin.ui=false'],
    ],
  },
  {
    name: 'MinIO',
    binary: 'minio',
    args: (folder, port) => ['server', folder, '--address', `127.0.0.1:${port}`, '--quiet'],
  },
];

/** A real S3 server of this machine, which every run of the tests names; `null` where none is installed. */
export function findRealS3(): { name: string; start: () => Promise<S3Server> } | null {
  const found = PROGRAMS.find(({ binary }) => isInstalled(binary));
  return found ? { name: found.name, start: () => startProgram(found) } : null;
}

function isInstalled(binary: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, binary), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function startProgram({ name, binary, args }: Program): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'm30-real-s3-'));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...{ MINIO_ROOT_USER: KEY.id, MINIO_ROOT_PASSWORD: KEY.secret, MINIO_BROWSER: 'off' },
    ...{ AWS_ACCESS_KEY_ID: KEY.id, AWS_SECRET_ACCESS_KEY: KEY.secret, S3_BUCKET: BUCKET },
  };
  const child = spawn(binary, args(folder, port), { env, cwd: folder, stdio: 'ignore' });
  await makeBucket(endpoint);
  return {
    name,
    endpoint,
    environment: environmentOf(endpoint),
    async close() {
      await ended(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Asks until the server answers; a bucket that it has made itself is as good. */
async function makeBucket(endpoint: string): Promise<void> {
  const { S3Client, CreateBucketCommand } = await import('@aws-sdk/client-s3');
  const credentials = { accessKeyId: KEY.id, secretAccessKey: KEY.secret };
  const client = new S3Client({
    ...{ endpoint, credentials, region: 'us-east-1', forcePathStyle: true, maxAttempts: 1 },
  });
  for (let tries = 0; ; tries += 1) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
      return;
    } catch (error) {
      if (/^BucketAlready/.test((error as Error).name)) return;
      if (tries >= 150) throw error;
      await new Promise((waited) => setTimeout(waited, 100));
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = new Promise((over) => child.once('exit', over));
  child.kill();
  await exit;
}
