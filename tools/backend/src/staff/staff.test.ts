import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leads } from '../modules/deal/lead/leads.table.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';

const PASSWORD = 'пароль отдела продаж';

const basic = (password: string) => `Basic ${Buffer.from(`staff:${password}`).toString('base64')}`;

let backend: TestBackend;

beforeAll(async () => {
  const site = await testBackend();
  backend = await site.restarted({ STAFF_PASSWORD: PASSWORD });
  await seed();
});
afterAll(() => backend.close());

/** Instead of the demo content's leads sixty plain ones of one day, then one with everything that a lead can have. */
async function seed() {
  const visitor = backend.visitor();
  await backend.services.db.delete(leads);
  for (let index = 0; index < 60; index++) {
    await visitor.post('Form.CallRequest', {
      name: index === 0 ? 'Пётр Безухов' : `Посетитель ${index}`,
      phone: `+7 (921) 100-00-${String(index).padStart(2, '0')}`,
      url: '/katalog',
      token: await visitor.token(),
    });
  }
  backend.clock.pass(24 * 3600);
  await visitor.post('Form.CallRequestMortgageConsultant', {
    name: '=HYPERLINK("https://evil.test";"Ольга")<script>alert(1)</script>',
    phone: '8 921 555-01-02',
    email: 'olga@example.com',
    objects: '«Залив»; «Канал 9»',
    objectId: 'zaliv',
    date: '20.11.2026',
    time: '19:30',
    token: await visitor.token(),
    consent: { mode: 'explicit', version: '2026-09-01' },
    marketing: { utm_source: 'yandex', utm_campaign: '-2+3', yclid: '42' },
    referrer: 'https://ya.ru/',
  });
  await visitor.post('Form.CallRequest', {
    name: 'Программа',
    phone: '+79215550103',
    url: '/',
    website: 'https://spam.example',
    token: await visitor.token(),
  });
}

async function open(path: string, authorization: string | null = basic(PASSWORD), ip?: string) {
  const headers = authorization === null ? {} : { authorization };
  const response = await backend.visitor(ip).send(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Text of the cells of one column, row by row. */
async function names(path: string): Promise<string[]> {
  const { text } = await open(path);
  const [, body = ''] = /<tbody>([^]*)<\/tbody>/.exec(text) ?? [];
  return [...body.matchAll(/<tr>([^]*?)<\/tr>/g)].map(
    ([, row = '']) => [...row.matchAll(/<td[^>]*>([^]*?)<\/td>/g)][2]?.[1] ?? '',
  );
}

describe('the staff’s page', () => {
  test.each(['/staff', '/staff/leads', '/staff/leads.csv', '/staff/leads/x', '/staff/other'])(
    '%s asks for the password before anything else',
    async (path) => {
      for (const authorization of [null, 'Basic', 'Bearer x', basic(''), basic('другой пароль')]) {
        const { status, headers, text } = await open(path, authorization);
        expect(status).toBe(401);
        expect(headers.get('www-authenticate')).toMatch(/^Basic /);
        expect(text).not.toContain('Безухов');
      }
      backend.clock.pass(900);
    },
  );

  test('is not there where no password is set', async () => {
    const closed = await backend.restarted({});
    const response = await closed.visitor().send('/staff/leads');
    expect(response.status).toBe(404);
  });

  test('refuses even the right password after ten wrong ones from an address', async () => {
    const attacker = '198.51.100.66';
    for (let tries = 0; tries < 10; tries++) {
      expect((await open('/staff/leads', basic('guess'), attacker)).status).toBe(401);
    }
    expect((await open('/staff/leads', basic(PASSWORD), attacker)).status).toBe(429);
    expect((await open('/staff/leads')).status).toBe(200);
    backend.clock.pass(900);
    expect((await open('/staff/leads', basic(PASSWORD), attacker)).status).toBe(200);
  });

  test('does not count right passwords', async () => {
    for (let tries = 0; tries < 30; tries++) expect((await open('/staff')).status).toBe(302);
  });

  test('is kept by nobody, framed by nobody, and runs nothing', async () => {
    const { headers, text } = await open('/staff/leads');
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(text) ?? [];
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
    expect(text).not.toContain('<script');
  });
});

describe('the list', () => {
  test('shows fifty leads a page, new ones first, and how many programs were caught', async () => {
    const { text } = await open('/staff/leads');
    expect(text).toContain('Всего: 61');
    expect(text).toContain('отсеяно за 30 дней: 1');
    const first = await names('/staff/leads');
    expect(first).toHaveLength(50);
    expect(first[0]).toContain('HYPERLINK');
    expect(await names('/staff/leads?page=2')).toHaveLength(11);
    expect(text).toContain('href="/staff/leads?page=2"');
  });

  test.each([
    ['form=Form.CallRequestMortgageConsultant', 1],
    ['form=Form.CallRequestShowRoom', 0],
    ['from=2026-11-19', 1],
    ['to=2026-11-18&page=2', 10],
    ['from=2026-11-18&to=2026-11-18', 50],
    ['text=БЕЗУХОВ', 1],
    ['text=8+921+100-00-59', 1],
    ['text=555-01', 1],
    ['text=залив', 1],
    ['text=ya.ru', 1],
    ['text=%25', 0],
    ['text=%5C', 0],
    ["text=' or 1=1 --", 0],
    ['text=%00&from=2026-02-31&page=-1&form=%27', 50],
  ])('of «%s» has %i rows', async (query, count) => {
    expect(await names(`/staff/leads?${query}`)).toHaveLength(count);
  });

  test('of nothing says so', async () => {
    expect((await open('/staff/leads?text=нетакого')).text).toContain('Таких заявок нет');
  });
});

test('a lead is shown with everything that is stored of it', async () => {
  const [lead] = (await backend.services.db.select().from(leads)).filter(
    ({ details }) => details['email'],
  );
  const { status, text } = await open(`/staff/leads/${lead?.guid}`);
  expect(status).toBe(200);
  const shown = [...text.matchAll(/<dt>(.*?)<\/dt>\s*<dd>([^]*?)<\/dd>/g)].map(
    ([, term = '', value = '']) => [term, value.replace(/<[^<>]*>/g, '')],
  );
  expect(Object.fromEntries(shown)).toEqual({
    Принята: '19.11.2026 12:00, Москва',
    Форма: 'Консультация (Form.CallRequestMortgageConsultant)',
    Имя: '=HYPERLINK(&quot;https://evil.test&quot;;&quot;Ольга&quot;)&lt;script&gt;alert(1)&lt;/script&gt;',
    Телефон: '8 (921) 555-01-02',
    Почта: 'olga@example.com',
    'Жилой комплекс': '«Залив»; «Канал 9»',
    'Дата консультации': '20.11.2026',
    'Время консультации': '19:30',
    'Код объекта': 'zaliv',
    'Антибот-проверка': 'пройдена',
    utm_source: 'yandex',
    utm_campaign: '-2+3',
    yclid: '42',
    'Откуда пришли': 'https://ya.ru/',
    Согласие: 'отдельной отметкой',
    'Согласие на': 'обработка персональных данных',
    'Версия согласия': '2026-09-01',
    'Цель обработки': 'Консультация',
    'Согласие дано': '19.11.2026 12:00, Москва',
    CRM: 'не передаётся',
    Номер: lead?.guid,
  });
});

test.each(['x', '00000000-0000-4000-8000-000000000000', "'"])(
  'lead «%s» is not found',
  async (guid) => {
    expect((await open(`/staff/leads/${guid}`)).status).toBe(404);
  },
);

describe('the table', () => {
  test('opens in Russian Excel and holds no formula', async () => {
    const { headers, text } = await open('/staff/leads.csv?from=2026-11-19');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="zayavki-2026-/);
    const bytes = new Uint8Array(
      await (
        await backend
          .visitor()
          .send('/staff/leads.csv', { headers: { authorization: basic(PASSWORD) } })
      ).arrayBuffer(),
    );
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, row] = text.split('\r\n');
    expect(header).toMatch(/Принята \(Москва\);Форма;Имя;Телефон;Почта;Жилой комплекс;/);
    expect(row).toContain(
      `;"'=HYPERLINK(""https://evil.test"";""Ольга"")<script>alert(1)</script>";8 (921) 555-01-02;olga@example.com;"«Залив»; «Канал 9»";20.11.2026;19:30;;;;;;;zaliv;`,
    );
    expect(row).toContain(";yandex;;'-2+3;;;yclid=42;https://ya.ru/;");
  });

  test('holds every lead of the filter, however many pages the list has', async () => {
    const { text } = await open('/staff/leads.csv');
    expect(text.trim().split('\r\n')).toHaveLength(62);
    for (const line of text.split('\r\n')) {
      for (const cell of line.split(';')) expect(cell).not.toMatch(/^"?[=+@-]/);
    }
  });
});
