import { readFileSync } from 'node:fs';
import * as envoy from '@kubernetes-models/envoy-gateway/gateway.envoyproxy.io/v1alpha1';
import * as gateway from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as apps from 'kubernetes-models/apps/v1';
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
  'gateway.networking.k8s.io/v1': gateway,
  'gateway.envoyproxy.io/v1alpha1': envoy,
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

test.each(
  manifests.map((manifest): [string, Manifest] => [
    `${manifest.kind} ${manifest.metadata.name}`,
    manifest,
  ]),
)('the %s of the cluster fits its schema', (_, manifest) => {
  expect(() => validate(manifest)).not.toThrow();
});

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
});

test('the gateway keeps to the rules of nginx: limits, sizes, second tries, and www leads to the site', () => {
  const specOf = (kind: string, name = 'meridian30') => {
    const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
    return (found as unknown as { spec: Record<string, never> } | undefined)?.spec;
  };
  const [, second = ''] = /rate=(\d+)r\/s/.exec(read('nginx/meridian30.conf')) ?? [];
  const limit = { requests: Number(second) * 60, unit: 'Minute' };
  expect(specOf('BackendTrafficPolicy')).toMatchObject({
    retry: { numRetries: 1, retryOn: { httpStatusCodes: [502, 503] } },
    requestBuffer: { limit: '2Mi' },
    rateLimit: { type: 'Local', local: { rules: [{ limit }, { limit }] } },
  });
  expect(read('nginx/proxy.conf')).toMatch(/http_502 http_503[^]*next_upstream_tries 2;/);
  const site = { scheme: 'https', hostname: 'example.com', port: 443, statusCode: 301 };
  expect(specOf('HTTPRoute', 'meridian30-elsewhere')).toMatchObject({
    hostnames: ['example.com', 'www.example.com'],
    rules: [{ filters: [{ requestRedirect: site }] }],
  });
  const { listeners } = specOf('Gateway') as unknown as { listeners: { hostname?: string }[] };
  expect(listeners.map(({ hostname }) => hostname)).toEqual([
    ...[undefined, 'example.com', 'www.example.com'],
  ]);
});
