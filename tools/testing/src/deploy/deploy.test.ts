import { readFileSync } from 'node:fs';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as apps from 'kubernetes-models/apps/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { productionEnvironment, productionMain } from '@m30/server/production';
import { composeErrors } from './compose-schema.ts';

const read = (path: string) =>
  readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8');

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

/** Kinds of Kubernetes by their API, each with the validation of its published schema. */
const KINDS: Readonly<Record<string, object>> = {
  v1: core,
  'apps/v1': apps,
  'policy/v1': policy,
  'autoscaling/v2': autoscaling,
  'networking.k8s.io/v1': networking,
};

/** @throws Error that names what the schema does not allow */
function validate(manifest: Manifest): void {
  const kinds = new Map(Object.entries(KINDS[manifest.apiVersion] ?? {}));
  const Kind = kinds.get(manifest.kind) as
    (new (data: Manifest) => { validate(): void }) | undefined;
  if (!Kind) throw new Error(`there is no ${manifest.kind} of ${manifest.apiVersion}`);
  new Kind(manifest).validate();
}

const manifests = parseAllDocuments(read('kubernetes/meridian30.yaml')).map(
  (document) => document.toJS() as Manifest,
);

test.each(manifests.map((manifest): [string, Manifest] => [manifest.kind, manifest]))(
  'the %s of the cluster fits its schema',
  (_, manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  },
);

test('the schemas are asked: a manifest with a wrong value is refused', () => {
  const wrong = {
    ...manifests.find(({ kind }) => kind === 'Deployment'),
    spec: { replicas: 'two' },
  };
  expect(() => validate(wrong as unknown as Manifest)).toThrow();
});

test('the compose file fits its schema', () => {
  const compose = parse(read('docker/compose.yaml'), { merge: true }) as { services: object };
  expect(composeErrors(compose)).toBeNull();
  expect(composeErrors({ ...compose, services: { site: { restartt: 'always' } } })).not.toBeNull();
});

test.each(['docker/Dockerfile', 'systemd/meridian30@.service', '../package.json'])(
  '%s starts what is measured, with the same limits',
  (path) => {
    const started = read(path);
    for (const option of productionEnvironment.NODE_OPTIONS.split(' ')) {
      expect(started).toContain(option);
    }
    const main = productionMain.slice(productionMain.indexOf('tools/server/'));
    expect(started).toContain(path.endsWith('package.json') ? 'tools/server/src/start.ts' : main);
  },
);

test('addresses of one /64 are one network to nginx, those of IPv4 one each', () => {
  const [, pattern = ''] = /"~\(\?s\)(\S+)" \$m30_prefix;/.exec(read('nginx/limits.conf')) ?? [];
  const networkOf = (bytes: number[]) => {
    const address = String.fromCharCode(...bytes);
    return new RegExp(pattern, 's').exec(address)?.groups?.['m30_prefix'] ?? address;
  };
  const prefix = [0x20, 0x01, 0x0d, 0xb8, 0, 1, 0, 2];
  const first = networkOf([...prefix, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(networkOf([...prefix, 10, 10, 0, 255, 13, 0, 0, 9])).toBe(first);
  expect(networkOf([...prefix.with(7, 3), 0, 0, 0, 0, 0, 0, 0, 1])).not.toBe(first);
  expect(networkOf([203, 0, 113, 1])).not.toBe(networkOf([203, 0, 113, 2]));
});

test('both files of nginx limit what one network asks for, in the same words', () => {
  const limits = read('nginx/limits.conf');
  const zones = [...limits.matchAll(/^# {3}(.*)$/gm)].map(([, line]) => line).join('\n');
  expect(zones).toMatch(/^limit_req_zone +\$m30_network .*;$/m);
  expect(zones).toMatch(/^limit_conn_zone \$m30_network .*;$/m);
  expect(limits).toMatch(/^limit_req\s+zone=m30_requests burst=200 nodelay;$/m);
  expect(limits).toMatch(/^limit_conn\s+m30_connections 100;$/m);
  for (const file of ['nginx/meridian30.conf', 'docker/front.conf']) {
    const text = read(file);
    expect(text).toContain(zones);
    expect(text).toMatch(/^ +include \/etc\/nginx\/meridian30\/limits.conf;$/m);
  }
  expect(read('docker/compose.yaml')).toContain('../nginx/limits.conf:');
  const ingress = manifests.find(({ kind }) => kind === 'Ingress');
  expect(ingress?.metadata).toMatchObject({
    annotations: {
      'nginx.ingress.kubernetes.io/limit-rps': '50',
      'nginx.ingress.kubernetes.io/limit-connections': '100',
    },
  });
});
