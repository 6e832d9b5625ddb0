import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { success } from '@m30/api';
import { Refused, refuse } from '../kernel/method/refuse.ts';
import type { Services } from '../kernel/services.ts';
import type { StaffAction } from '../kernel/staff/define-staff-action.ts';
import type { StaffWork } from '../kernel/staff/define-staff-work.ts';
import { checkOrigin } from '../kernel/http/check-origin.ts';
import type { AppContext, AppEnv } from '../kernel/http/env.ts';
import { readInput } from '../kernel/http/read-input.ts';
import { isSameSecret } from '../kernel/secret/is-same-secret.ts';
import { accountPage } from './account-page.ts';
import { setupNotes } from './setup-notes.ts';
import { actionPage, actionsPage } from './actions-page.ts';

/** All that the staff do, and all that waits for them. */
export interface StaffRegistry {
  readonly actions: readonly StaffAction[];
  readonly work: readonly StaffWork[];
}

/** Things of one kind on the page at most. */
const SHOWN = 50;

/**
 * `/staff/account`: what waits in the buyers' accounts, each with its forms; `/staff/actions`: every
 * action; `POST /staff/actions/{name}` does one, from a form of these pages or, in JSON, from the
 * command line.
 */
export function staffAccount(services: Services, { actions, work }: StaffRegistry): Hono<AppEnv> {
  const byName = new Map(actions.map((action) => [action.name, action]));
  const app = new Hono<AppEnv>();
  const key = services.keyFor('staff-done');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex');

  app.get('/staff/account', async (c) => {
    const works = await Promise.all(
      work.map(async (one) => ({ ...one, ...(await one.list(services, SHOWN)) })),
    );
    const { done = '', sign: given = '' } = c.req.query();
    const isOwn = isSameSecret(given, sign(done));
    return c.html(
      accountPage({
        ...{ works, actions: byName, done: isOwn ? done : null },
        notes: setupNotes(services),
      }),
    );
  });

  app.get('/staff/actions', (c) => c.html(actionsPage(actions)));

  app.post('/staff/actions/:name', async (c) => {
    checkOrigin(services.config, c);
    const action = byName.get(c.req.param('name'));
    if (!action) throw refuse(404, 'Такого действия нет');
    if (c.req.header('content-type')?.startsWith('application/json')) {
      return c.json(
        success(await run(services, c, action, (await readInput(c, 'POST')) as object)),
      );
    }
    const fields = await readFields(c);
    try {
      const { message } = await run(services, c, action, fields);
      const query = new URLSearchParams({ done: message, sign: sign(message) });
      return c.redirect(`/staff/account?${query.toString()}`, 303);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return c.html(actionPage(action, { values: fields, problem: error.message }), 422);
    }
  });
  return app;
}

async function run(services: Services, c: AppContext, action: StaffAction, input: object) {
  const answer = await action.run(services, { ...input });
  c.get('log').info({ action: action.name }, 'staff action done');
  return answer;
}

async function readFields(c: AppContext): Promise<Record<string, string>> {
  const body = Object.entries(await c.req.parseBody());
  return Object.fromEntries(
    body.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
