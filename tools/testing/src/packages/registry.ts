import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { lockedPackages, type Manifest } from './locked-packages.ts';

/** What npm sends when it publishes, and gets when it asks for a package. */
interface Packument {
  name: string;
  'dist-tags': Record<string, string>;
  versions: Record<string, Manifest>;
  _attachments?: Record<string, { data: string }>;
}

/** A registry of npm that lives as long as a test. */
export interface LocalRegistry {
  /** Its address, `http://127.0.0.1:…`. */
  origin: string;
  /** Names of what was published to it, with versions. */
  published(): string[];
  close(): void;
}

/**
 * Starts a registry that takes what is published to it. Of everything else it knows the versions
 * of the lock file alone; their archives stand in npm's cache or at `upstream`.
 */
export async function startRegistry(upstream: string): Promise<LocalRegistry> {
  const packages = new Map<string, Packument>();
  const archives = new Map<string, Buffer>();
  const locked = lockedPackages(upstream);
  let origin = '';

  function publish(sent: Packument): void {
    const { _attachments: attached = {}, ...packument } = sent;
    for (const { dist } of Object.values(packument.versions)) {
      const file = basename(new URL(dist.tarball).pathname);
      const [archive] = Object.values(attached);
      if (!archive) throw new Error(`${sent.name} came without an archive`);
      archives.set(file, Buffer.from(archive.data, 'base64'));
      dist.tarball = `${origin}/-/${file}`;
    }
    const versions = { ...packages.get(packument.name)?.versions, ...packument.versions };
    packages.set(packument.name, { ...packument, versions });
  }

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', origin).pathname).slice(1);
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.method === 'PUT') {
      publish(JSON.parse(await bodyOf(request)) as Packument);
      return answer(201, { ok: true });
    }
    const archive = path.startsWith('-/') && archives.get(basename(path));
    if (archive) return response.end(archive);
    const found = packages.get(path) ?? locked.get(path);
    return found ? answer(200, found) : answer(404, { error: `${path} is not in the lock file` });
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    published: () =>
      [...packages.values()].flatMap(({ name, versions }) =>
        Object.keys(versions).map((version) => `${name}@${version}`),
      ),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
