import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { moscowDay } from '@m30/ui-kit/format';
import { readPage } from '../kernel/db/read-page.ts';
import { Refused, refuse } from '../kernel/method/refuse.ts';
import type { Services } from '../kernel/services.ts';
import { spamSince } from '../modules/deal/lead/count-spam.ts';
import { eachLead, findLead, findLeads } from '../modules/deal/lead/find-leads.ts';
import { leadsCsv } from '../modules/deal/lead/leads-csv.ts';
import type { AppEnv } from '../kernel/http/env.ts';
import { sendCsv } from '../kernel/http/send-csv.ts';
import { staffAccount, type StaffRegistry } from './account.ts';
import { checkPassword } from './check-password.ts';
import { staffFiles } from './files.ts';
import { leadPage } from './lead-page.ts';
import { listPage } from './list-page.ts';
import { page, STAFF_POLICY } from '../kernel/staff/page.ts';
import { readFilter } from './read-filter.ts';
import { setupNotes } from './setup-notes.ts';

const PAGE_SIZE = 50;

const MONTH = 30 * 24 * 3600 * 1000;

const GuidSchema = v.pipe(v.string(), v.uuid());

/** `/staff`: leads and accounts for the staff, behind `STAFF_PASSWORD`; without one there is no such page. */
export function staff(services: Services, registry: StaffRegistry): Hono<AppEnv> {
  const { db, clock, config, leadForms: forms } = services;
  const app = new Hono<AppEnv>();

  app.use('/staff/*', async (c, next) => {
    const password = config.staffPassword;
    if (password === null) throw refuse(404, 'Такой страницы нет');
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', STAFF_POLICY);
    c.header('x-robots-tag', 'noindex');
    try {
      if (await checkPassword(services, c, password)) return await next();
      c.header('www-authenticate', 'Basic realm="staff", charset="UTF-8"');
      return c.html(message('Нужен пароль', 'Введите пароль сотрудника.'), 401);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 429) throw error;
      return c.html(message('Подождите', error.message), 429);
    }
  });

  app.get('/staff', (c) => c.redirect('/staff/leads'));

  app.get('/staff/leads', async (c) => {
    const { filter, page: current } = readFilter(c.req.query());
    const { total, found } = await findLeads(db, filter, { page: current, size: PAGE_SIZE });
    const { pages } = readPage(total, current, PAGE_SIZE);
    const spam = await spamSince(db, moscowDay(new Date(clock().getTime() - MONTH)));
    return c.html(
      listPage({ filter, found, total, current, pages, spam, forms, notes: setupNotes(services) }),
    );
  });

  app.get('/staff/leads.csv', (c) => {
    const { filter } = readFilter(c.req.query());
    const table = leadsCsv(eachLead(db, filter), forms);
    return sendCsv(c, { table, name: 'zayavki', now: clock() });
  });

  app.get('/staff/leads/:guid', async (c) => {
    const guid = c.req.param('guid');
    const found = v.is(GuidSchema, guid) ? await findLead(db, guid) : null;
    if (!found) return c.html(message('Такой заявки нет', 'Проверьте адрес страницы.'), 404);
    return c.html(leadPage(found, forms.get(found.lead.method) ?? found.lead.method));
  });

  app.route('/', staffAccount(services, registry));
  app.route('/', staffFiles(services));
  return app;
}

function message(title: string, text: string) {
  return page(
    title,
    html`<p>${text}</p>
      <p><a href="/staff/leads">Все заявки</a></p>`,
  );
}
