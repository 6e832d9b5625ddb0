import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { CrmMapSchema } from './crm-map.ts';

/**
 * Reads the company's map of fields, statuses and people.
 * @param path `null` where there is none
 * @throws Error that names what is wrong
 */
export function readMap(path: string | null): v.InferOutput<typeof CrmMapSchema> {
  if (path === null) return {};
  const wrong = (why: string) => new Error(`Wrong environment variables:\n  CRM_MAP: ${why}`);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw wrong(`cannot be read: ${error instanceof Error ? error.message : 'no JSON'}`);
  }
  const parsed = v.safeParse(CrmMapSchema, json);
  if (parsed.success) return parsed.output;
  const issues = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw wrong(issues.join('; '));
}
