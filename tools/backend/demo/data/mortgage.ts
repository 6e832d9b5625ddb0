import type * as schema from '../../src/modules/estate/objects.table.ts';

const ACTUAL_AT = '2026-11-20';
const MILLION = 100_000_000;

/** Fictional banks, in the order of lists. */
export const banks: (typeof schema.banks.$inferInsert)[] = [
  { id: 'baltika', name: 'Балтика Банк', position: 0 },
  { id: 'nevsky', name: 'Невский кредит', position: 1 },
  { id: 'ladoga', name: 'Ладога Банк', position: 2 },
  { id: 'severny', name: 'Северный ипотечный', position: 3 },
  { id: 'gavan', name: 'Банк «Гавань»', position: 4 },
];

const family = {
  name: 'Семейная ипотека',
  rate: 6,
  downPayment: 20.1,
  term: 360,
  maxLoan: 12 * MILLION,
  actualAt: ACTUAL_AT,
  disclaimer:
    'Семейная ипотека: ставка 6 % годовых, первоначальный взнос от 20,1 %, срок до 30 лет, сумма кредита до 12 млн ₽. Для семей с ребёнком до 6 лет включительно, с ребёнком-инвалидом или с двумя и более детьми до 18 лет в малых городах. Полная стоимость кредита 6,0–6,7 % годовых. Обеспечение — залог прав требования по договору участия в долевом строительстве. Платёж рассчитан как аннуитетный, без учёта страхования и оценки. Кредит предоставляют банки-партнёры, решение принимает банк. Оценивайте свои финансовые возможности и риски. Изучите все условия кредита в отделениях банков-партнёров.',
};

/** Full conditions of the family programme. */
export const familyDisclaimer = family.disclaimer;

/** Full conditions of the programmes without the state's help. */
export const standardDisclaimer =
  'Ставка действует при страховании жизни и имущества заёмщика. Полная стоимость кредита зависит от срока и взноса и рассчитывается индивидуально. Решение о выдаче кредита принимает банк. Оценивайте свои финансовые возможности и риски.';

/** Programmes; the one without a bank stands behind the payments on cards. */
export const programmes: (typeof schema.mortgageProgrammes.$inferInsert)[] = [
  { ...family, id: 'family', bankId: null, source: 'Условия государственной программы' },
  { ...family, id: 'baltika-family', bankId: 'baltika', source: 'Тарифы Балтика Банка' },
  { ...family, id: 'nevsky-family', bankId: 'nevsky', source: 'Тарифы банка «Невский кредит»' },
  {
    ...family,
    id: 'gavan-family',
    bankId: 'gavan',
    term: 300,
    downPayment: 25,
    source: 'Тарифы банка «Гавань»',
  },
  {
    id: 'ladoga-subsidised',
    bankId: 'ladoga',
    name: 'Стандартная со скидкой застройщика',
    rate: 14.9,
    downPayment: 30,
    term: 300,
    maxLoan: 50 * MILLION,
    disclaimer: standardDisclaimer,
    source: 'Тарифы Ладога Банка',
    actualAt: ACTUAL_AT,
  },
  {
    id: 'baltika-standard',
    bankId: 'baltika',
    name: 'Стандартная',
    rate: 16.4,
    downPayment: 25,
    term: 360,
    maxLoan: 60 * MILLION,
    financesResale: true,
    disclaimer: standardDisclaimer,
    source: 'Тарифы Балтика Банка',
    actualAt: ACTUAL_AT,
  },
  {
    id: 'severny-standard',
    bankId: 'severny',
    name: 'Стандартная',
    rate: 17.2,
    downPayment: 20.1,
    term: 360,
    maxLoan: 80 * MILLION,
    financesResale: true,
    disclaimer: standardDisclaimer,
    source: 'Тарифы банка «Северный ипотечный»',
    actualAt: ACTUAL_AT,
  },
];
