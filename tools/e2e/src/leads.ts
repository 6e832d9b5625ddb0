import type { APIRequestContext } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { staffAccount } from './studio.ts';

/** Password of the staff's command line on the server that the browser suite runs against. */
export const STAFF_PASSWORD = 'staff-of-the-suite';

/** A phone as people paste it, how the field shows it, and how the staff read it. */
export const pastedPhone = '8 (921) 555-01-02';
export const shownPhone = '+7 (921) 555-01-02';

/** A lead as the staff's table has it: cells by the heading of their column. */
export type LeadRow = Readonly<Record<string, string>>;

/** A name that nobody else in this run leaves. */
export function someName(): string {
  const letters = Array.from({ length: 10 }, () => 'абвгдежзик'[Math.floor(Math.random() * 10)]);
  return `Анна Проверкина-${letters.join('')}`;
}

/** Every lead that was left under a name, from the table that a sales manager downloads. */
export async function leadsOf(request: APIRequestContext, name: string): Promise<LeadRow[]> {
  const ask = () => request.get(`/studio/leads.csv?text=${encodeURIComponent(name)}`);
  let answer = await ask();
  if (answer.status() === 401) {
    const data = staffAccount('sales_manager');
    const login = await request.post('/studio/api/Session.SignIn', { data });
    if (!login.ok()) throw new Error(`The Studio answers ${await login.text()}`);
    answer = await ask();
  }
  if (!answer.ok()) throw new Error(`The Studio's table answers ${answer.status()}`);
  return parse(await answer.text(), { bom: true, columns: true, delimiter: ';' });
}
