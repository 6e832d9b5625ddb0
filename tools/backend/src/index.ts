/**
 * What a server needs whichever backend it asks; the reference backend itself is `@m30/backend/backend`, which
 * a process that asks another one never reads.
 */
export { createCaptcha } from './adapters/captcha.ts';
export { readConfig, type AppName, type Config } from './core/config.ts';
export { createLog, describeError } from './core/log.ts';
export { requestIdOf } from './core/request-id.ts';
export { serveGracefully } from './core/serve-gracefully.ts';
export { visitorAddress } from './core/trust-proxy.ts';
export { boundedListener } from './http/bounds/bounded-listener.ts';
export { refusalAnswer } from './http/bounds/refusal-answer.ts';
export { headersOfEvery, securityHeaders } from './http/security-headers.ts';
export { createMetrics, type Metrics } from './observability/metrics.ts';
export { serveMetrics } from './observability/serve-metrics.ts';
