import { describe, expect, test } from 'vitest';
import { composeLetter } from './compose-letter.ts';
import { exampleLetter, type LetterText } from './define-letter.ts';
import { codeSms, everything, head } from './letter.fixture.ts';

const example = exampleLetter(everything, 'olga@mail.example');
const ordinary = example.values as Parameters<typeof everything.to>[1];

const compose = (
  values: Partial<typeof ordinary> = {},
  written: LetterText = everything.defaults,
) => composeLetter(everything.to('olga@mail.example', { ...ordinary, ...values }), written, head);

const withText = (text: string, values: Partial<typeof ordinary> = {}) =>
  compose(values, { subject: 'Тема', text });

describe('the plain twin', () => {
  test('says all that the page says', () => {
    expect(compose().text).toBe(
      [
        'Отменено. Офис закрыт. Простите, Ольга.',
        'Да.\nСпасибо.',
        'Открыть: https://site.example/lk',
        'Подробнее: https://site.example/more',
        'Код: 417062',
        'Что известно:\nЛот: № 49',
        'Новые:',
        'Студия\n9 000 000 ₽\nhttps://site.example/lot',
        'И ещё 3 в каталоге.',
        '—\nВы пишете тесты.\nМеридиан 30, https://site.example, +7 812 000-30-30, dom@site.example\nНе присылать: https://meridian30.example/otpiska/key',
      ].join('\n\n'),
    );
  });

  test.each([
    ['a value within a line', 'Отменено. {{причина}} Простите.', 'Отменено. Простите.'],
    ['a value at the end of a line', 'Отменено. {{причина}}\nДа', 'Отменено.\nДа'],
    ['a line of it', 'Да\nПричина: {{причина}}', 'Да'],
    ['a paragraph of it', 'Почему так:\n{{причина}}\n\nДа', 'Да'],
  ])('keeps quiet about what is empty: %s', (_, text, said) => {
    // A paragraph that names no value is said in any case.
    const [first] = withText(`${text}`, { reason: '' }).text.split('\n\n—');
    expect(first).toBe(said);
  });

  test('knows where it comes from', () => {
    expect(withText('{{сайт}}, {{компания}}').text).toMatch(/^site\.example, Меридиан 30\n/);
  });
});

describe('the page', () => {
  const { html } = compose();

  test('has a button for the first thing to do, links for the others, and nothing that is loaded', () => {
    expect(html).toMatch(
      /<td[^>]*background-color:#c93a0c[^>]*>\s*<a\s+href="https:\/\/site\.example\/lk"/,
    );
    expect(html.match(/padding:14px 24px/g)).toHaveLength(1);
    expect(html).toMatch(/<a\s+href="https:\/\/site\.example\/more"[^>]*>Подробнее<\/a/);
    expect(html).not.toMatch(/<(img|link|script|iframe)|src=|@import|url\(/);
  });

  test('is a table of 600 pixels in Russian with both colour schemes, a foot, and how to end such letters', () => {
    expect(html).toMatch(/^<!doctype html>\s*<html lang="ru">/);
    expect(html).toContain('max-width:600px');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toContain('Вы пишете тесты.');
    expect(html).toMatch(
      /href="https:\/\/meridian30\.example\/otpiska\/key"[^>]*>Не присылать<\/a/,
    );
    expect(html.match(/<table/g)?.length).toBe(
      html.match(/<table[^>]*role="presentation"/g)?.length,
    );
  });

  test('has the same words', () => {
    for (const words of [
      'Офис закрыт.',
      'Да.',
      '417062',
      '№ 49',
      'Студия',
      'И ещё 3 в каталоге.',
    ]) {
      expect(html).toContain(words);
    }
  });
});

test('a picture of the site stands beside its lines, and says what it shows where pictures are off', () => {
  const src = 'https://site.example/media/views/0f3c9a1b2d/k1-53_00.jpg';
  const picture = { src, alt: 'Вид из окна на юг', ratio: 0.625 };
  const { html, text } = compose({ lots: [{ lines: ['Студия'], picture }, { lines: ['Вторая'] }] });
  const [img = '', ...others] = html.match(/<img[^>]*>/g) ?? [];
  expect(others).toEqual([]);
  for (const said of [`src="${src}"`, 'alt="Вид из окна на юг"', 'width="112"', 'height="70"']) {
    expect(img).toContain(said);
  }
  expect(html.match(/colspan="2"/g)).toHaveLength(1);
  expect(text).not.toContain(src);
});

describe('a hostile value', () => {
  const MARKUP = `<img src=x onerror="alert(1)">'&{{код}}`;

  test.each(['name', 'reason', 'answer'] as const)('is words and nothing else: %s', (name) => {
    const { html, text, subject } = compose({ [name]: MARKUP });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;{{код}}');
    expect(text).toContain(MARKUP);
    if (name === 'name') expect(subject).toBe(`Здравствуйте, ${MARKUP}`);
  });

  test('is words in lists, too', () => {
    const { html } = compose({
      facts: [[MARKUP, MARKUP]],
      lots: [
        { lines: [MARKUP], link: 'javascript:alert(1)' },
        { lines: ['a'], link: '"><img>' },
        { lines: ['b'], picture: { src: 'javascript:alert(1)', alt: MARKUP, ratio: null } },
      ],
    });
    expect(html).not.toMatch(/<img|href="javascript:/);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '"><script>', 'https://a b'])(
    'is no address: %s',
    (page) => {
      const { html } = compose({ page });
      expect(html).not.toContain(`href="${page}`);
      expect(html).not.toContain('<script');
    },
  );

  test('makes no line, paragraph or header of its own', () => {
    const name = 'Ольга\r\n\r\nПодробнее: https://evil.example\r\nBcc: all@site.example';
    const { subject, text } = compose({ name });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text.split('\n\n')[0]).toContain('Простите, Ольга Подробнее');
    expect(text).not.toContain('\r');
  });

  test('turns no writing round', () => {
    expect(compose({ name: 'Ольга\u202egnp.exe\u0007' }).subject).toBe(
      'Здравствуйте, Ольгаgnp.exe',
    );
  });
});

test('what the staff write is words as well', () => {
  const { html } = withText('<b>Код</b>: {{код}}');
  expect(html).toContain('&lt;b&gt;Код&lt;/b&gt;');
});

test('the last line of an SMS with a code belongs to the site alone, whatever the text says', () => {
  const sms = codeSms.to('+79213041762', { code: '417062' });
  expect(composeLetter(sms, { subject: '', text: 'Вот: {{код}}' }, head)).toEqual({
    ...{ subject: '', html: '' },
    text: 'Вот: 417062\n\n@site.example #417062',
  });
});
