import type { Answers } from '../question/question.ts';

/** Complete answers of one borrower to the full questionnaire, as the fields show them. */
export const borrower: Answers = {
  'p0.last_name': 'Орлова',
  'p0.name': 'Вера',
  'p0.birth_date': '05.03.1985',
  'p0.phone': '+7 (981) 304-17-62',
  'p0.email': 'vera@example.ru',
  'p0.marital': 'single',
  'p0.children': '0',
  'p0.passport_series': '4005',
  'p0.passport_number': '123456',
  'p0.passport_date': '20.04.2005',
  'p0.passport_code': '780-001',
  'p0.passport_issuer': 'ГУ МВД России по Санкт-Петербургу',
  'p0.birth_place': 'Ленинград',
  'p0.snils': '112-233-445 95',
  'p0.postal_code': '190000',
  'p0.address': 'Санкт-Петербург, Курская ул., 9',
  'p0.employment': 'employee',
  'p0.employer': 'Обводный завод',
  'p0.employer_inn': '7707083893',
  'p0.employer_phone': '+7 (812) 330-30-30',
  'p0.position': 'Инженер',
  'p0.work_since': '01.09.2015',
  'p0.experience': '18',
  'p0.income': '18000000',
  'p0.income_proof': 'ndfl',
};

/** Complete answers to the full questionnaire. */
export const filledForm: Answers = {
  ...borrower,
  price: '1200000000',
  down: '300000000',
  years: '25',
  down_source: 'savings',
  consent_data: '1',
  consent_bureau: '1',
};
