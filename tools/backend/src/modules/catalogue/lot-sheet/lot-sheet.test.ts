import { writeFileSync } from 'node:fs';
import { getLot } from '@m30/api';
import { money } from '@m30/calculators/money';
import { formatMoney } from '@m30/ui-kit/format';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditFaults } from '../../../../demo/content/check/credit-faults.ts';
import { lotSheet } from './lot-sheet.ts';
import { ask as askMethod } from '../../../testing/ask.ts';
import { textOfPdf } from '../../../testing/pdf/text-of-pdf.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { streamsOf } from '../../../testing/pdf/streams-of.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** As a formula prints a sum, without spaces. */
const bare = (kopecks: number) => money(kopecks).replace(/\s/g, '');

const ask = (path: string) => backend.visitor().send(path);

describe('the sheet of a flat', () => {
  test('is one page of PDF whose Cyrillic can be searched', async () => {
    const lots = [...backend.services.catalogue.snapshot.lots.values()];
    const mirrored = lots.find((lot) => lot.mirrored && lot.status === 'free');
    const response = await ask(`/api/lots/${mirrored?.id ?? ''}.pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    const maps = streamsOf(bytes).filter((text) => /beginbf(range|char)/.test(text));
    expect(maps.join('\n').toLowerCase()).toMatch(/043a[^]*20bd|20bd[^]*043a/);
  });

  test('shows the view of its best window and says how long the sun is in its rooms', async () => {
    const response = await ask('/api/lots/k1-53.pdf');
    const bytes = Buffer.from(await response.arrayBuffer());
    if (process.env['STILLS_OUT']) writeFileSync(process.env['STILLS_OUT'], bytes);
    const words = textOfPdf(new Uint8Array(bytes));
    expect(words).toMatch(/Светивид[^]*окнона(север|юг|запад|восток|юго|северо)/);
    expect(words).toMatch(/22июня[^]*(Спальня|Гостиная|Кухня)[^]*\dч[^]*норма/);
    const text = bytes.toString('latin1');
    expect(words).not.toContain('\u2060');
    expect(text).toContain('/DCTDecode');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  }, 60_000);

  test('is one page where the flat has most rooms', async () => {
    const { snapshot } = backend.services.catalogue;
    const [largest] = [...snapshot.lots.values()]
      .filter(({ status }) => status === 'free')
      .toSorted((one, other) => other.plan.roomList.length - one.plan.roomList.length);
    const bytes = Buffer.from(
      await (await ask(`/api/lots/${largest?.id ?? ''}.pdf`)).arrayBuffer(),
    );
    if (process.env['STILLS_OUT']) writeFileSync(`${process.env['STILLS_OUT']}.2.pdf`, bytes);
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }, 60_000);

  test('states its credit, and the developer with the declaration while the house is being built', () => {
    const { snapshot } = backend.services.catalogue;
    const lots = [...snapshot.lots.values()].filter(({ status }) => status === 'free');
    const { programme } = snapshot;
    const say = (built: boolean) => {
      const lot = lots.find(({ building }) => (building.handoverYear === null) === built);
      if (!lot || !programme) throw new Error('the demo lacks a flat or a programme');
      const office = { address: 'Лиговский пр., 87', phone: '+7 (812) 330-30-30' };
      const company = { name: 'Меридиан 30', legal: 'ООО «Меридиан 30»' };
      const context = {
        company,
        origin: 'http://localhost',
        plan: { svg: '<svg/>' },
        today: '2026-11-23',
      };
      return JSON.stringify(lotSheet(lot, { ...context, programme, office })).replaceAll(
        '\u00a0',
        ' ',
      );
    };
    for (const text of [say(true), say(false)]) {
      expect(creditFaults(text)).toEqual([]);
      expect(text).toContain('взнос');
    }
    expect(say(false)).toContain('проектная декларация размещена на сайте наш.дом.рф');
    expect(say(true)).not.toContain('наш.дом.рф');
  });

  test.each([
    '',
    '?term=15&down=6000000',
    '?programme=baltika-standard&term=10',
    '?term=x&down=-1',
  ])('says in its file the payment of the page, by the terms «%s»', async (search) => {
    const { snapshot } = backend.services.catalogue;
    const lot = [...snapshot.lots.values()].find(({ status }) => status === 'free');
    if (!lot) throw new Error('the demo has no free flat');
    const { vendor } = lot.complex;
    const address = { vendor, subvendor: lot.building.subvendor, id: lot.id };
    const terms = search.includes('x') ? {} : Object.fromEntries(new URLSearchParams(search));
    const page = await askMethod(backend, getLot, { ...address, ...terms });
    const file = await ask(`/api/lots/${lot.id}.pdf${search}`);
    const words = textOfPdf(new Uint8Array(await file.arrayBuffer()));
    for (const sum of [page.price, page.payment, page.downPayment]) {
      expect(words).toContain(formatMoney(sum ?? 0).replace(/\s/g, ''));
    }
    expect(words).toContain(`,${(page.months ?? 0) / 12}лет.`);
    expect(words).toContain(page.programme.name.replace(/\s/g, ''));
    const [price, own] = [page.price ?? 0, page.downPayment ?? 0];
    expect(words).toContain(`Кредит:${bare(price)}−${bare(own)}=${bare(price - own)}`);
    expect(words).toContain(`=${bare(page.payment ?? 0)},гдеi=`);
  });

  test('is printed once for all, and only so many new ones in a row for one address', async () => {
    const strict = await backend.restarted({ RATE_LIMIT_PAPER_ADDRESS: '2/600' });
    const lot = [...strict.services.catalogue.snapshot.lots.values()].find(
      ({ status }) => status === 'free',
    );
    const visitor = strict.visitor();
    // Terms that nobody has chosen before are another document.
    const send = (term: number) => visitor.send(`/api/lots/${lot?.id ?? ''}.pdf?term=${term}`);
    const first = await send(7);
    const again = await send(7);
    expect([first.status, again.status]).toEqual([200, 200]);
    const bytes = Buffer.from(await again.arrayBuffer());
    expect(bytes.equals(Buffer.from(await first.arrayBuffer()))).toBe(true);
    const chosen = await send(8);
    const refused = await send(9);
    expect([chosen.status, refused.status]).toEqual([200, 429]);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect((await send(7)).status).toBe(200);
  });

  test('of a sold flat has no price, and there is none of an unknown one', async () => {
    const lots = [...backend.services.catalogue.snapshot.lots.values()];
    const sold = lots.find(({ status }) => status === 'sold');
    expect((await ask(`/api/lots/${sold?.id ?? ''}.pdf`)).status).toBe(200);
    expect((await ask('/api/lots/k9-999.pdf')).status).toBe(404);
  });
});

describe('a visit', () => {
  const tomorrow = () => {
    const moment = backend.services.clock().getTime() + 86_400_000;
    return new Date(moment + 3 * 3_600_000).toISOString().slice(0, 10);
  };

  test('is an event that a calendar understands, by Moscow’s clock', async () => {
    const path = `/api/lots/k2-57/visit.ics?date=${tomorrow()}&time=12:30`;
    const response = await ask(path);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.startDate.toJSDate().toISOString()).toBe(`${tomorrow()}T09:30:00.000Z`);
    expect(event.endDate.toJSDate().toISOString()).toBe(`${tomorrow()}T10:30:00.000Z`);
    expect(event.summary).toMatch(/^Показ: .*, «Канал 9», №\u00a057$/);
    expect(event.location).toContain('Лиговский');
    expect(event.uid).toMatch(/^k2-57-\d{4}-\d\d-\d\d-1230@/);
    const again = await (await ask(path)).text();
    expect(/UID:(.*)/.exec(again)?.[1]).toBe(/UID:(.*)/.exec(text)?.[1]);
  });

  test.each([
    ['no day', 'time=12:30', 422],
    ['no such day', 'date=2026-02-31&time=12:30', 422],
    ['a day that has passed', 'date=2020-01-01&time=12:30', 422],
    ['a time between the slots', 'date={tomorrow}&time=12:31', 422],
  ])('with %s is refused', async (_, query, status) => {
    const asked = query.replace('{tomorrow}', tomorrow());
    expect((await ask(`/api/lots/k2-57/visit.ics?${asked}`)).status).toBe(status);
  });
});
