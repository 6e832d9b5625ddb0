import { expect, test } from 'vitest';
import { lawMistakesOf } from './rendered-law.ts';

const page = (html: string) =>
  `<!doctype html><head><title>Эскроу, 30 млн</title></head><body>${html}</body>`;

test.each([
  ['<p>Сумма до&nbsp;10&nbsp;млн застрахована государством.</p>', 'the agency insures'],
  [
    '<p>На&nbsp;эскроу застраховано <b>до 30\u00a0млн\u00a0₽</b> по&nbsp;<a href="/ddu">закону</a>.</p>',
    'says 30: millions of an escrow account that are insured are 10',
  ],
  ['<dl><dt>При подписании</dt> <dd><b>6 000 000 ₽</b></dd></dl>', 'money at the signature'],
  [
    '<table><tr><td>При подписании</td><td class="end">6 000 000 ₽</td><td>14 000 000 ₽</td></tr></table>',
    'money at the signature',
  ],
])('says what is wrong in «%s»', (html, reason) => {
  expect(lawMistakesOf(page(html))).toEqual([expect.stringContaining(reason)]);
});

test.each([
  [
    'a term that follows a value',
    '<dl><dt>Дальше</dt><dd>При подписании</dd><dt>14 млн ₽</dt></dl>',
  ],
  [
    'the next row',
    '<table><tr><th>Платёж</th><th>При подписании</th></tr><tr><td>6 млн ₽</td></tr></table>',
  ],
  ['a sentence of its own in a cell', '<dl><dt>При подписании.</dt><dd>6 млн ₽</dd></dl>'],
  ['what follows the registration', '<dl><dt>После регистрации</dt><dd>6 млн ₽</dd></dl>'],
])('takes %s for a statement of its own', (_, html) => {
  expect(lawMistakesOf(page(html))).toEqual([]);
});

test('what stands apart is no sentence, and what nobody reads is none', () => {
  expect(
    lawMistakesOf(
      page(
        '<h2>Эскроу застрахованы</h2><p>Квартира за 30 млн</p><script>"Эскроу, страхует 30 млн"</script>',
      ),
    ),
  ).toEqual([]);
});
