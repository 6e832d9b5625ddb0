import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createLabelGuard } from './label-guard.ts';

/** Seconds: what a method or page takes, from a cached one to one that a visitor gave up. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Seconds: borders of «good» and «poor» (web.dev/vitals) and what lies around them. */
const VITALS = [0.1, 0.2, 0.5, 0.8, 1, 1.5, 1.8, 2.5, 4, 8];

/** Scores of layout shift: 0.1 is good, over 0.25 poor. */
const SHIFTS = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1];

/** Addresses of pages are as many as the route tables name; more are somebody's inventions. */
const MOST_ROUTES = 250;

/**
 * What a process tells about itself; every label takes few values, never a raw address or anything of a
 * visitor. `docs/observability.md` explains each metric.
 */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Makes the metrics of one process.
 * @param options.process measure event loop, memory and garbage collection as well. @default false
 */
export function createMetrics(options: { process?: boolean } = {}) {
  const registry = new Registry();
  const registers = [registry];
  if (options.process) collectDefaultMetrics({ register: registry });
  const samplers = new Set<() => Promise<void> | void>();

  const gauge = <Label extends string = never>(name: string, help: string, labels: Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames: labels, registers });
  const counter = <Label extends string = never>(name: string, help: string, labels: Label[]) =>
    new Counter<Label>({ name, help, labelNames: labels, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labels: Label[],
    buckets: number[],
  ) => new Histogram<Label>({ name, help, labelNames: labels, buckets, registers });

  return {
    registry,
    requests: counter(
      'm30_http_requests_total',
      'Requests by kind (api, page, file), method or route pattern, and status',
      ['kind', 'name', 'status'],
    ),
    durations: histogram(
      'm30_http_request_seconds',
      'Time until the answer began, by kind and method or route pattern',
      ['kind', 'name'],
      DURATIONS,
    ),
    pages: counter(
      'm30_page_answers_total',
      'Pages by how they were answered: cached, rendered, last (the last good copy), own, failed',
      ['how'],
    ),
    pageCacheBytes: gauge('m30_page_cache_bytes', 'Memory of the cached pages'),
    databaseUp: gauge('m30_database_up', '1 while the database answers within a second'),
    connections: gauge('m30_database_connections', 'Connections of the pool by state', ['state']),
    outbox: gauge('m30_outbox_messages', 'Messages that are not delivered yet, by kind', ['kind']),
    outboxAge: gauge('m30_outbox_oldest_seconds', 'Age of the oldest message not delivered'),
    sms: counter(
      'm30_sms_total',
      'SMS by purpose (code, notice) and outcome: queued, or over the limit of its number, sender or of all (total)',
      ['purpose', 'outcome'],
    ),
    leads: gauge('m30_leads_undelivered', 'Leads and events that the CRM has not taken yet'),
    holds: gauge('m30_holds_active', 'Lots held by buyers now'),
    streams: gauge('m30_event_streams', 'Open streams of server-sent events', ['of']),
    outgoing: histogram(
      'm30_outgoing_seconds',
      'Calls of services outside by outcome: ok, failed, refused (its breaker is open)',
      ['service', 'outcome'],
      DURATIONS,
    ),
    breakers: gauge('m30_outgoing_breaker_open', '1 while a breaker is open, 0.5 while it tries', [
      'service',
    ]),
    missingMethods: gauge(
      'm30_backend_methods_missing',
      'Methods of the contract that another backend does not have, of those that were asked for',
    ),
    vitals: histogram(
      'm30_web_vital_seconds',
      'LCP, INP and TTFB of visits by route pattern and device',
      ['vital', 'route', 'device'],
      VITALS,
    ),
    shifts: histogram(
      'm30_web_vital_layout_shift',
      'CLS of visits by route pattern and device',
      ['route', 'device'],
      SHIFTS,
    ),
    browserErrors: counter('m30_browser_errors_total', 'Errors in browsers by route pattern', [
      'route',
    ]),
    /** Keeps the number of route patterns finite: browsers name them. */
    routeOf: createLabelGuard(MOST_ROUTES),
    /** Has something read before each answer to the collector. */
    onScrape(sample: () => Promise<void> | void) {
      samplers.add(sample);
    },
    /** The text that the collector reads. */
    async text(): Promise<string> {
      await Promise.allSettled([...samplers].map(async (sample) => sample()));
      return registry.metrics();
    },
  };
}
