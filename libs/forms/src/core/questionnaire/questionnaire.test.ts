import { describe, expect, it, test } from 'vitest';
import { askedOf, rowsOf } from './asked.ts';
import { addPerson, addRow, removePerson, removeRow } from './change-answers.ts';
import { checkAnswers, readAnswers } from './check-answers.ts';
import { questionnaireKinds, questionnaires } from './questionnaires.ts';
import { consentOfAnswers, consentsOf } from './consents.ts';
import { borrower, filledForm } from './questionnaire.fixture.ts';

const now = new Date('2026-11-20T12:00:00+03:00');
const complaint = (path: string, value: string) =>
  checkAnswers('form', { ...filledForm, [path]: value }, now).find((issue) => issue.path === path)
    ?.message;

test('a complete questionnaire has no issue', () => {
  expect(checkAnswers('form', filledForm, now)).toEqual([]);
});

test.each([
  ['p0.name', '', 'Введите имя'],
  ['p0.name', 'В', 'хотя бы две буквы'],
  ['p0.name', '2еста', 'хотя бы две буквы'],
  ['p0.last_name', 'Салтыкова-Щедрина', undefined],
  ['p0.phone', '+7 (981) 304', 'номер телефона полностью'],
  ['p0.email', 'vera', 'адрес почты'],
  ['p0.birth_date', '05.03', 'полностью'],
  ['p0.birth_date', '31.02.1985', 'нет в календаре'],
  ['p0.birth_date', '21.11.2008', 'от 18 до 75'],
  ['p0.birth_date', '19.11.1950', 'от 18 до 75'],
  ['p0.passport_series', '40', '4 цифры'],
  ['p0.passport_number', '12345', '6 цифр'],
  ['p0.passport_date', '04.03.1999', 'с 14 лет'],
  ['p0.passport_date', '21.11.2026', 'ещё не наступила'],
  ['p0.passport_code', '780', '6 цифр'],
  ['p0.snils', '112-233-445 94', 'не сходится'],
  ['p0.inn', '', undefined],
  ['p0.inn', '5001007322', '12 цифр'],
  ['p0.inn', '500100732258', 'не сходится'],
  ['p0.inn', '500100732259', undefined],
  ['p0.employer_inn', '7707083894', 'Проверьте цифры'],
  ['p0.employment', 'astronaut', 'Выберите'],
  ['p0.children', '16', 'от 0 до 15'],
  ['price', '0', 'больше нуля'],
  ['price', '12 млн', 'стоимость'],
  ['down', '1200000000', 'меньше стоимости'],
  ['years', '31', 'от 1 до 30'],
  ['consent_bureau', '', 'Без согласия'],
])('%s = %j: %s', (path, value, words) => {
  const message = complaint(path, value);
  if (words === undefined) expect(message).toBeUndefined();
  else expect(message).toContain(words);
});

test('a borrower of eighteen today is old enough', () => {
  const young = { ...filledForm, 'p0.birth_date': '20.11.2008', 'p0.passport_date': '20.12.2022' };
  expect(checkAnswers('form', young, now)).toEqual([]);
});

describe('what is asked', () => {
  const paths = (answers: Record<string, string>) =>
    askedOf('form', { ...filledForm, ...answers }).map(({ path }) => path);

  it('depends on other answers of the same person', () => {
    expect(paths({})).toContain('p0.employer');
    expect(paths({ 'p0.employment': 'selfemployed' })).not.toContain('p0.employer');
    expect(paths({ 'p0.employment': 'selfemployed' })).toContain('p0.business');
    expect(paths({ 'p0.lives_elsewhere': '1' })).toContain('p0.home_address');
  });

  it('is asked of each co-borrower, of no more than the questionnaire takes', () => {
    expect(paths({ people: '2' })).toContain('p1.snils');
    expect(paths({ people: '99' })).not.toContain('p3.snils');
    expect(paths({ people: '2' })).not.toContain('p1.price');
  });

  it.each(questionnaireKinds)('has a name once in «%s»', (kind) => {
    const all = askedOf(kind, { people: '9', 'p0.s': '9' }).map(({ path }) => path);
    expect(new Set(all).size).toBe(all.length);
  });
});

test('an application in the office repeats no passport', () => {
  expect(questionnaires.offline.sections.map(({ id }) => id)).not.toContain('passport');
});

test('what is kept holds nothing that nobody asked, masks in one notation', () => {
  const result = readAnswers('form', {
    ...filledForm,
    'p0.employment': 'selfemployed',
    'p0.business': ' Керамика ',
    'p5.name': 'Лишний',
    __proto__x: '1',
  });
  expect(result).not.toHaveProperty('p0.employer');
  expect(result).not.toHaveProperty('p5.name');
  expect(result).not.toHaveProperty('__proto__x');
  expect(result['p0.business']).toBe('Керамика');
  expect(result['p0.phone']).toBe('+79813041762');
  expect(result['p0.snils']).toBe('11223344595');
});

describe('people and rows', () => {
  const other = (index: number, name: string) => ({ [`p${index}.name`]: name });

  it('come and go, those after one who left move up', () => {
    let answers = addPerson('form', addPerson('form', borrower));
    answers = { ...answers, ...other(1, 'Анна'), ...other(2, 'Илья') };
    const left = removePerson('form', answers, 1);
    expect(left.people).toBe('2');
    expect(left['p1.name']).toBe('Илья');
    expect(left).not.toHaveProperty('p2.name');
    expect(left['p0.name']).toBe('Вера');
  });

  it('are rows of income where each source has its line', () => {
    const section = questionnaires.gross.sections.find(({ id }) => id === 'income');
    if (!section) throw new Error('The questionnaire asks for no income');
    let answers = addRow(section, 'p0.', addRow(section, 'p0.', borrower));
    answers = { ...answers, 'p0.s0.proof': 'договор', 'p0.s1.proof': 'протокол' };
    expect(checkAnswers('gross', answers, now).map(({ path }) => path)).toContain('p0.s1.kind');
    const left = removeRow(section, 'p0.', answers, 0);
    expect(rowsOf(section, 'p0.', left)).toBe(1);
    expect(left['p0.s0.proof']).toBe('протокол');
  });
});

describe('consents', () => {
  const names = (kind: 'form' | 'short', mode?: 'explicit') =>
    consentsOf(kind, mode).map(({ name }) => name);

  test('of banks and of processing have boxes of their own in the explicit mode', () => {
    expect(names('form')).toEqual(['consent_data', 'consent_bureau']);
    expect(names('short')).toEqual([]);
    expect(names('form', 'explicit')).toEqual(['consent_data', 'consent_banks', 'consent_bureau']);
    expect(names('short', 'explicit')).toEqual(['consent_data']);
    expect(checkAnswers('form', filledForm, now, 'explicit').map(({ path }) => path)).toEqual([
      'consent_banks',
    ]);
  });

  test('go along as what was ticked', () => {
    const terms = { mode: 'explicit', version: '2026-11-01' } as const;
    expect(consentOfAnswers({ ...terms, mode: 'default' }, filledForm)).toEqual({
      ...terms,
      mode: 'default',
    });
    expect(consentOfAnswers(terms, { consent_data: '1' }).kinds).toEqual(['processing']);
    const both = { consent_data: '1', consent_banks: '1' };
    expect(consentOfAnswers(terms, both).kinds).toEqual(['processing', 'banks']);
  });
});
