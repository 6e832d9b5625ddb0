import { Hono } from 'hono';
import { success } from '@m30/api';
import { localPath } from '@m30/api/local-path';
import { checkOrigin } from '../kernel/http/check-origin.ts';
import type { AppEnv } from '../kernel/http/env.ts';
import { readInput } from '../kernel/http/read-input.ts';
import { refuse } from '../kernel/method/refuse.ts';
import type { Services } from '../kernel/services.ts';
import type { StaffAction } from '../kernel/staff/define-staff-action.ts';
import { checkPassword } from './check-password.ts';
import { studioAddressOf } from './studio-address-of.ts';

/**
 * `POST /staff/actions/{name}` does an action of the staff for the command line, behind `STAFF_PASSWORD`; without one there
 * is no such address. What once was a page of the staff leads to its place in the Studio.
 */
export function staff(services: Services, actions: readonly StaffAction[]): Hono<AppEnv> {
  const byName = new Map(actions.map((action) => [action.name, action]));
  const app = new Hono<AppEnv>();

  app.get('/staff/*', (c) =>
    c.redirect(localPath(studioAddressOf(new URL(c.req.url))) ?? '/studio', 301),
  );

  app.post('/staff/actions/:name', async (c) => {
    const password = services.config.staffPassword;
    if (password === null) throw refuse(404, 'Такой страницы нет');
    c.header('cache-control', 'no-store');
    if (!(await checkPassword(services, c, password))) {
      c.header('www-authenticate', 'Basic realm="staff", charset="UTF-8"');
      throw refuse(401, 'Введите пароль сотрудника');
    }
    checkOrigin(services.config, c);
    const action = byName.get(c.req.param('name'));
    if (!action) throw refuse(404, 'Такого действия нет');
    const answer = await action.run(services, { ...((await readInput(c, 'POST')) as object) });
    c.get('log').info({ action: action.name }, 'staff action done');
    return c.json(success(answer));
  });
  return app;
}
