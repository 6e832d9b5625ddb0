// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { creditFaults } from './credit-faults.ts';

const RATE = 'ПСК\u00a06\u2060–\u20606,7\u00a0%, ставка\u00a06\u00a0%';
const WARNINGS =
  'Изучите все условия кредита (займа). Оценивайте свои финансовые возможности и\u00a0риски.';
const SHORT = `ПСК 6–6,7 % годовых. Кредит предоставляет: Балтика Банк. ${WARNINGS}`;
const FULL = `Семейная ипотека: ${RATE} годовых, первоначальный взнос от 20,1 %, срок до 30 лет, сумма кредита до 12 млн ₽. Для семей с детьми.`;
const folded = (text: string) =>
  `<details><summary>Полные условия кредита</summary><p>${text}</p></details>`;
const noted = `<p>${SHORT}</p>${folded(FULL)}`;

beforeEach(() => {
  // jsdom lays nothing out: what a closed `details` holds is out of sight.
  Element.prototype.checkVisibility = function () {
    return this.closest('details:not([open]) > :not(summary)') === null;
  };
});

const { checkVisibility } = Element.prototype;
afterEach(() => {
  Element.prototype.checkVisibility = checkVisibility;
  document.body.innerHTML = '';
});

function faultsOf(html: string): string[] {
  document.body.innerHTML = `<main>${html}</main>`;
  return creditFaults();
}

test('finds nothing where a rate has its cost, lender and warnings, and the conditions are folded', () => {
  expect(faultsOf(`<p>${RATE}</p>${noted}`)).toEqual([]);
  expect(faultsOf('<p>Планировки</p>')).toEqual([]);
});

test('finds a rate without what belongs to it', () => {
  expect(faultsOf('<p>ставка 6 %</p>')).toHaveLength(4);
});

test('finds warnings that are in sight twice', () => {
  expect(faultsOf(`${noted}<p>${WARNINGS}</p>`)).toEqual([
    expect.stringMatching(/^2 times in sight: .*Изучите/),
    expect.stringMatching(/^2 times in sight: .*Оценивайте/),
  ]);
});

test('finds full conditions that stand twice, folded or within longer ones', () => {
  expect(faultsOf(noted + folded(`${FULL} ${SHORT}`))).toEqual([
    // The short words stand within the longer ones, too.
    expect.stringMatching(/^twice in full: «ПСК/),
    expect.stringMatching(/^twice in full: «Семейная ипотека/),
  ]);
});
