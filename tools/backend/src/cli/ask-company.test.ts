import { expect, test } from 'vitest';
import { parseCompany } from '../modules/content/company/company-file.ts';
import { askCompany } from './ask-company.ts';

const ANSWERS: readonly [question: RegExp, answer: string][] = [
  [/^Телефон/, '+7 812 000-00-00'],
  [/^Почта/, 'dom@verf.example'],
  [/^ИНН/, '4705000000'],
  [/^ОГРН/, '1024700000000'],
];

const asked = async (consent: string) =>
  parseCompany(
    await askCompany((line) => {
      if (/согласие/.test(line)) return Promise.resolve(consent);
      const [, answer = 'Верфь-Дом'] = ANSWERS.find(([question]) => question.test(line)) ?? [];
      return Promise.resolve(answer);
    }),
  );

test('the answers are a company that the file format takes', async () => {
  const company = await asked('');
  expect(company.contacts?.logo).toBe('Верфь-Дом');
  expect(company.settings.legal.inn).toBe('4705000000');
});

test.each([
  ['', true],
  ['да', true],
  ['  Нет ', false],
])('asked whether each consent has a box of its own, «%s» is %s', async (answer, explicit) => {
  expect((await asked(answer)).settings.law).toEqual({ explicit });
});
