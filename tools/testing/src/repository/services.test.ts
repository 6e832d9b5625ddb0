import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '@m30/backend/config';
import { composeErrors } from '../deploy/compose-schema.ts';
import { exists, read, rootManifest } from './files.ts';

interface Service {
  image: string;
  ports?: string[];
  environment?: Record<string, string>;
}

interface Compose {
  services: Record<string, Service>;
}

const compose = parse(read('compose.yaml')) as Compose;
const inContainer = parse(read('.devcontainer/compose.yaml')) as Compose;
const settings = parseEnv(read('.env.example'));
const workspace = inContainer.services['workspace']?.environment ?? {};

/** Ports that a service opens, as the product sees them on this machine and as other services see them. */
const ports = (name: string) =>
  (compose.services[name]?.ports ?? []).map((port) => port.split(':').slice(1).map(Number));

test.each([
  ['compose.yaml', compose],
  ['.devcontainer/compose.yaml', inContainer],
])('%s fits its schema, its images have a version', (_, file) => {
  expect(composeErrors(file)).toBeNull();
  for (const { image } of Object.values(file.services))
    expect(image).toMatch(/:[a-z.-]*\d[\w.-]*$/i);
});

test('services are open to this machine alone', () => {
  for (const { ports = [] } of Object.values(compose.services)) {
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  }
});

test('the example of settings is one the product accepts, and leads to database and mail catcher', () => {
  const { databaseUrl, smtp } = readConfig(settings);
  const database = new URL(databaseUrl ?? '');
  const { POSTGRES_USER, POSTGRES_PASSWORD } = compose.services['database']?.environment ?? {};
  expect([database.username, database.password]).toEqual([POSTGRES_USER, POSTGRES_PASSWORD]);
  expect(database.pathname).toBe(`/${POSTGRES_USER}`);
  expect(ports('database').map(([outside]) => outside)).toContain(Number(database.port));
  expect(ports('mail').map(([outside]) => outside)).toContain(
    Number(new URL(smtp?.url ?? '').port),
  );
});

test('the dev container asks the same services by their names', () => {
  for (const [name, value] of Object.entries(workspace)) {
    const [here, there] = [new URL(settings[name] ?? ''), new URL(value)];
    const opened = ports(there.hostname).find(([outside]) => outside === Number(here.port));
    expect(opened?.[1]).toBe(Number(there.port));
    there.host = here.host;
    expect(there.href).toBe(here.href);
  }
  expect(() => readConfig(workspace)).not.toThrow();
});

test('development and production know the same PostgreSQL', () => {
  const production = parse(read('deploy/docker/compose.yaml'), { merge: true }) as Compose;
  expect(compose.services['database']?.image).toBe(production.services['database']?.image);
});

test('a script that starts the product or one of its commands reads .env', () => {
  expect(exists('tools/load-env.mjs')).toBe(true);
  for (const name of ['start', 'dev', 'import', 'staff', 'backup', 'restore']) {
    expect(rootManifest.scripts?.[name]).toContain('--import ./tools/load-env.mjs');
  }
});
