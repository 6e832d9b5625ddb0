import * as v from 'valibot';
import type { MethodContract } from '@m30/api';

/**
 * Holds an answer against the contract.
 * @throws Error that names the wrong fields, not their values
 */
export function checkResult(method: MethodContract, result: unknown): void {
  const parsed = v.safeParse(method.result, result);
  if (parsed.success) return;
  const fields = parsed.issues.map(
    (issue) => `${v.getDotPath(issue) ?? '(whole)'}: ${issue.expected ?? issue.type}`,
  );
  throw new Error(`${method.name} answers outside its contract: ${fields.slice(0, 10).join('; ')}`);
}
