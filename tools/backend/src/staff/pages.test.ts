// @vitest-environment jsdom
import axe from 'axe-core';
import { expect, test } from 'vitest';
import type { FoundLead } from '../modules/deal/lead/find-leads.ts';
import { leadPage } from './lead-page.ts';
import { listPage } from './list-page.ts';

const lead: FoundLead['lead'] = {
  guid: '3f0c0d3e-5a2b-4c57-9a54-0f6f5d1f0a01',
  method: 'Form.CallRequest',
  name: 'Ольга "Оля" <b>',
  phone: '+79215550102',
  details: { date: '23.11.2026', objects: '«Залив»', time: '19:30', url: '/katalog' },
  consent: null,
  marketing: { utm_source: 'yandex' },
  referrer: null,
  tokenCheck: 'noscript',
  addressHash: '',
  createdAt: new Date('2026-11-18T09:00:00Z'),
};
const delivery: FoundLead['delivery'] = {
  leadGuid: lead.guid,
  attempts: 2,
  nextAttemptAt: new Date('2026-11-18T09:01:00Z'),
  claim: null,
  lastError: 'HTTP 500',
  deliveredAt: null,
};
const forms = new Map([
  ['Form.CallRequest', 'Обратный звонок'],
  ['Form.CallRequestShowRoom', 'Запись в шоурум'],
]);
const list = {
  filter: { form: 'Form.CallRequest', to: '2026-11-18', text: '"Оля" & <b>' },
  found: [{ lead, delivery }],
  ...{ total: 120, current: 2, pages: 3, spam: 4, forms },
};

/** Shows a page in this document; `head` and `body` are parsed as a browser does. */
async function show(markup: ReturnType<typeof listPage>) {
  const parsed = new DOMParser().parseFromString(String(await markup), 'text/html');
  document.documentElement.lang = parsed.documentElement.lang;
  document.title = parsed.title;
  document.body.innerHTML = parsed.body.innerHTML;
}

const address = (name: string) =>
  [...document.querySelectorAll('a')]
    .find((link) => link.textContent === name)
    ?.getAttribute('href');

test('the list keeps its filter in the form, the pages and the export', async () => {
  await show(listPage(list));
  const { form, from, to, text } = Object.fromEntries(new FormData(document.forms[0]));
  expect({ form, from, to, text }).toEqual({ ...list.filter, from: '' });
  const query = `form=Form.CallRequest&to=2026-11-18&text=${encodeURIComponent('"Оля"')}+%26+%3Cb%3E`;
  expect(address('Скачать таблицу CSV')).toBe(`/staff/leads.csv?${query}`);
  expect(address('Предыдущая')).toBe(`/staff/leads?${query}`);
  expect(address('Следующая')).toBe(`/staff/leads?${query}&page=3`);
  expect(document.body.textContent).toContain('Ольга "Оля" <b>');
  expect(document.querySelector('b')).toBeNull();
});

test('the list tells what a lead is about: the house, then the time', async () => {
  await show(listPage(list));
  expect(document.querySelector('tbody td:nth-child(5)')?.textContent).toBe(
    '«Залив», 23.11.2026, 19:30',
  );
});

test('the list tells how far a lead is on its way to the CRM', async () => {
  await show(listPage(list));
  expect(document.querySelector('tbody td:last-child')?.textContent).toBe(
    'попыток: 2 (HTTP 500), следующая 18.11.2026 12:01',
  );
});

test.each([
  ['the list', () => listPage(list)],
  ['an empty list', () => listPage({ ...list, filter: {}, found: [], total: 0, pages: 1 })],
  ['a lead', () => leadPage({ lead, delivery }, 'Обратный звонок')],
])('%s passes axe', async (_, markup) => {
  await show(markup());
  const rules = { 'color-contrast': { enabled: false } };
  const { violations } = await axe.run(document, { rules });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
