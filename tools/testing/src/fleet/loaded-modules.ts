/** Preloaded by a process under test (`--import`): writes the names of packages of OpenTelemetry that it reads to `LOADED_MODULES`. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const file = process.env['LOADED_MODULES'] ?? '';

registerHooks({
  load(url, context, next) {
    const [, name] = /node_modules\/(@opentelemetry\/[^/]+)\//.exec(url) ?? [];
    if (name) appendFileSync(file, `${name}\n`);
    return next(url, context);
  },
});
