import { readFileSync } from 'node:fs';
import { createMetrics } from '@m30/backend';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const registry = createMetrics({ process: true }).registry;
const metrics = registry.getMetricsAsArray();

/** Series by the names that queries call them by: a histogram has three. */
const series = new Set(
  metrics.flatMap(({ name, type }) =>
    String(type) === 'histogram'
      ? ['_bucket', '_sum', '_count'].map((end) => name + end)
      : String(type) === 'summary'
        ? [name, `${name}_sum`, `${name}_count`]
        : [name],
  ),
);

/** Names of metrics in a query; the collector adds `up` itself. */
function namesIn(query: string): string[] {
  const plain = query.replace(/\{[^{}]*\}/g, '').replace(/\bby \([^)]*\)/g, '');
  return [...plain.matchAll(/\b(?:m30|nodejs|process)_\w+/g)].map(([name]) => name);
}

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

const dashboard = JSON.parse(read('deploy/grafana/dashboard.json')) as Dashboard;
const asked = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }): [string, string] => [title, expr]),
);

test.each(asked)('the panel «%s» asks for metrics that there are: %s', (_, query) => {
  const names = namesIn(query);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !series.has(name))).toEqual([]);
});

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

const rules = (parse(read('deploy/prometheus/alerts.yml')) as Rules).groups
  .flatMap((group) => group.rules)
  .map(({ alert, expr }): [string, string] => [alert, expr]);

test.each(rules)('the alert %s asks for metrics that there are: %s', (_, query) => {
  const names = namesIn(query);
  expect(names.length > 0 || /^up\b/.test(query)).toBe(true);
  expect(names.filter((name) => !series.has(name))).toEqual([]);
});

test('the collector reads the rules that stand beside its settings', () => {
  const settings = parse(read('deploy/prometheus/prometheus.yml')) as { rule_files: string[] };
  expect(settings.rule_files).toEqual(['alerts.yml']);
});

test('the page of the documentation names every metric with its labels, and none that is not there', () => {
  const rows = [...read('docs/observability.md').matchAll(/^\| `(m30_\w+)`\s*\| ([^|]*)\|/gm)];
  const explained = rows.map(([, name = '', labels = '']) => [
    name,
    [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label),
  ]);
  const own = metrics.filter(({ name }) => name.startsWith('m30_'));
  expect(Object.fromEntries(explained)).toEqual(
    Object.fromEntries(
      own.map((metric) => [
        metric.name,
        (metric as unknown as { labelNames: string[] }).labelNames,
      ]),
    ),
  );
});

test('every metric of the product is on the dashboard', () => {
  const shown = new Set(asked.flatMap(([, query]) => namesIn(query)));
  const own = metrics.map(({ name }) => name).filter((name) => name.startsWith('m30_'));
  const hidden = own.filter((name) => !shown.has(name) && !shown.has(`${name}_bucket`));
  expect(hidden).toEqual([]);
});
