/**
 * What a server needs whichever backend it asks; the reference backend itself is `@m30/backend/backend`, which
 * a process that asks another one never reads.
 */
export { createCaptcha, type WantedPuzzle } from './adapters/captcha/captcha.ts';
export { readConfig, type AppName, type Config } from './kernel/config/config.ts';
export { createLog, describeError } from './kernel/observability/log.ts';
export { networkOf } from './kernel/network/network-address.ts';
export { requestIdOf } from './kernel/http/request-id.ts';
export { serveGracefully } from './kernel/http/bounds/serve-gracefully.ts';
export { visitorAddress } from './kernel/network/trust-proxy.ts';
export { boundedListener } from './kernel/http/bounds/bounded-listener.ts';
export { refusalAnswer } from './kernel/http/bounds/refusal-answer.ts';
export { headersOfEvery, securityHeaders } from './kernel/http/security-headers.ts';
export { createMetrics, type Metrics } from './kernel/observability/metrics.ts';
export { startTracing } from './kernel/observability/tracing/start-tracing.ts';
export { inAnswerSpan, noteAnswer } from './kernel/observability/tracing/answer-span.ts';
export { inSpan, traceparent, type Span } from './kernel/observability/tracing/span.ts';
export { serveMetrics } from './kernel/observability/serve-metrics.ts';
