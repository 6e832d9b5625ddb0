import { expect, test } from 'vitest';
import {
  askedByStatement,
  checkStatement,
  readStatement,
  statementParagraphs,
  statementTemplate,
  statementTemplates,
} from './index.ts';
import type { StatementTemplate } from './template/template.ts';

const NOW = new Date('2026-11-18T09:00:00Z');

const find = (id: string) => statementTemplate(id) as StatementTemplate;

const refund = {
  reason: 'hold',
  amount: '3000000',
  recipient: 'Савельева Марина Андреевна',
  inn: '500100732259',
  bank: 'Северо-Западный банк',
  bic: '044525225',
  kpp: '773601001',
  correspondent_account: '30101810400000000225',
  account: '40817810500000000001',
};
const key = Array.from({ length: 10 }, (_, digit) => `40817810${digit}00000000001`).find(
  (account) => checkStatement(find('refund'), { ...refund, account }, NOW).length === 0,
);

test('requisites whose keys agree pass, and of ten keys exactly one does', () => {
  expect(key).toBeDefined();
  const good = { ...refund, account: key ?? '' };
  expect(checkStatement(find('refund'), good, NOW)).toEqual([]);
});

test.each([
  ['bic', '144525225', 'БИК'],
  ['bic', '04452522', 'БИК — 9'],
  ['kpp', '77360100', 'КПП'],
  ['correspondent_account', '30101810500000000225', 'Корреспондентский счёт не'],
  ['account', '4081781000000000000', 'Счёт — 20'],
  ['inn', '500100732258', 'контрольное'],
  ['amount', '0', 'больше нуля'],
  ['reason', 'whatever', 'основание'],
])('a refund with %s %j is refused', (field, value, words) => {
  const answers = { ...refund, account: key ?? '', [field]: value };
  const issue = checkStatement(find('refund'), answers, NOW).find(({ path }) => path === field);
  expect(issue?.message.replaceAll('\u00a0', ' ')).toContain(words);
});

test('a wrong bank is told of once, not by every account', () => {
  const paths = checkStatement(find('refund'), { ...refund, bic: '123456789' }, NOW);
  expect(paths.map(({ path }) => path)).toEqual(['bic']);
});

test.each(statementTemplates.map((template) => [template.id, template] as const))(
  '%s asks each question once and speaks of what it asks',
  (_, template) => {
    const names = template.groups.flatMap(({ questions }) => questions.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    const said = new Set<string>();
    template.paragraphs((name) => {
      said.add(name);
      return '';
    });
    for (const name of said) expect(names).toContain(name);
    for (const name of Object.keys(template.known ?? {})) expect(names).toContain(name);
    expect(statementParagraphs(template, {}).join(' ')).not.toContain('undefined');
  },
);

test('hidden and unknown answers are not kept', () => {
  const answers = { what: 'address', postal_code: '196 084', series: '4010', evil: '1' };
  expect(readStatement(find('data'), answers)).toEqual({ what: 'address', postal_code: '196084' });
  expect(askedByStatement(find('data'), answers).map(({ path }) => path)).toEqual([
    'what',
    'postal_code',
    'address',
  ]);
});

test.each([
  ['18.11.2026', 'не раньше завтрашнего'],
  ['31.02.2027', 'полностью'],
  ['19.11.2028', 'не позже'],
])('a new term of %s is refused', (until, words) => {
  const answers = { amount: '100', until, parts: '1', reason: 'Отпуск' };
  const [issue] = checkStatement(find('instalment'), answers, NOW);
  expect(issue?.message.replaceAll('\u00a0', ' ')).toContain(words);
});
