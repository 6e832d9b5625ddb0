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
])('says what is wrong in «%s»', (html, reason) => {
  expect(lawMistakesOf(page(html))).toEqual([expect.stringContaining(reason)]);
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
