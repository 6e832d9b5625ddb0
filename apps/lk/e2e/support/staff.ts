import type { APIRequestContext } from '@playwright/test';
import { STAFF_PASSWORD } from '@m30/e2e/leads';

/**
 * Does what the company does: an action of docs/staff.md.
 * @throws Error with the server's words where it is refused
 */
export async function staff(
  request: APIRequestContext,
  action: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const password = Buffer.from(`staff:${STAFF_PASSWORD}`).toString('base64');
  const answer = await request.post(`/staff/actions/${action}`, {
    headers: { authorization: `Basic ${password}` },
    data: fields,
  });
  if (!answer.ok()) throw new Error(`${action}: ${await answer.text()}`);
}
