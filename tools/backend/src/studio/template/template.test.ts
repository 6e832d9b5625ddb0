import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { templates } from '../../modules/content/library/content.table.ts';
import { readTemplates } from '../../modules/content/library/library.ts';
import { staffAudit } from '../../modules/staff/audit/staff-audit.table.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import { issuesOf } from '../../testing/test-client.ts';
import { toBody, type TemplateBody } from '../../modules/content/company/to-body.ts';

type Template = StudioResult<'Template.Get'>['template'];

let backend: TestBackend;
let editor: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  editor = await staffAs(backend, 'editor');
});
afterAll(() => backend.close());

const read = async (): Promise<Template & { body: TemplateBody }> => {
  const { template } = await editor.result<{ template: Template }>(editor.get('Template.Get', {}));
  return template as Template & { body: TemplateBody };
};

const save = (revision: string, body: unknown) => editor.post('Template.Save', { revision, body });

test('what is saved stands in header, footer and account at once, and in the journal', async () => {
  const { body, revision } = await read();
  const { company, site } = body;
  const next: TemplateBody = {
    ...body,
    company: { ...company, phone: '+7 (812) 400-40-40' },
    site: { ...site, menu_main: [{ label: 'Паркинг', link: '/parking' }, ...site.menu_main] },
  };
  const { template } = await editor.result<{ template: Template }>(save(revision, next));
  expect(template.revision).not.toBe(revision);
  const visitor = backend.visitor();
  const shown = (await visitor.post('Content.GetTemplate', {})).body;
  expect(shown.result).toMatchObject({
    phone: { value: '+7 (812) 400-40-40' },
    basket: { count: 0 },
    menu_main: [{ label: 'Паркинг', link: '/parking' }, ...site.menu_main],
  });
  expect((await visitor.post('LK.GetTemplate', {})).body.result).toMatchObject({
    phone: { value: '+7 (812) 400-40-40' },
    menu_footer: expect.arrayContaining([expect.objectContaining({ logout: true })]),
  });
  const [entry] = await backend.services.db
    .select()
    .from(staffAudit)
    .where(eq(staffAudit.method, 'Template.Save'));
  expect(entry).toMatchObject({
    before: { company: { phone: '+7 (812) 330-30-30' } },
    after: { company: { phone: '+7 (812) 400-40-40' } },
  });
});

test('what nobody has changed is saved as it stands, and all of its links lead somewhere', async () => {
  const { body, revision } = await read();
  const { template } = await editor.result<{ template: Template }>(save(revision, body));
  expect(template).toMatchObject({ body, revision });
});

test('of two who save at once the second is told', async () => {
  const { body, revision } = await read();
  const { company } = body;
  const mine = { ...body, company: { ...company, copyright: '© 2026 Один' } };
  expect((await save(revision, mine)).status).toBe(200);
  expect((await save(revision, body)).status).toBe(409);
});

test.each([
  ['/takoj-stranicy-net', 'Такой страницы на\u00a0сайте нет'],
  ['/katalog/../takoj', 'Такой страницы на\u00a0сайте нет'],
  ['//evil.example', 'Ссылка на страницу сайта: начинается с /'],
  ['javascript:alert(1)', 'Ссылка на страницу сайта: начинается с /'],
])('a menu that leads to «%s» is refused at its line', async (link, message) => {
  const { body, revision } = await read();
  const site = { ...body.site, menu_header: [{ label: 'Куда', link }] };
  const answer = await save(revision, { ...body, site });
  expect([400, 422]).toContain(answer.status);
  expect(issuesOf(answer)).toContainEqual({ path: 'body.site.menu_header.0.link', message });
  expect((await read()).revision).toBe(revision);
});

test('a site that is not set up has an empty form, and is set up by its save', async () => {
  const { body } = await read();
  await backend.services.db.delete(templates);
  expect(await readTemplates(backend.services.db)).toBeNull();
  const empty = await read();
  expect(empty.body).toEqual({});
  expect((await save(empty.revision, {})).status).toBe(400);
  await editor.result(save(empty.revision, body));
  expect(toBody(await readTemplates(backend.services.db))).toEqual(body);
});
