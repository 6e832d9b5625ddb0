import type { MethodExample } from '../../../core/define-method.ts';
import { demoApplication } from '../shared/demo-application.ts';
import type { sendMortgage } from './send.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sendMortgage>[] = [
  {
    name: 'an application after an agreement in the office, to two banks',
    input: {
      kind: 'offline',
      answers: {
        reserve_number: 'Б-204',
        price: '1200000000',
        down: '300000000',
        years: '25',
        'p0.last_name': 'Орлова',
        'p0.name': 'Вера',
        'p0.birth_date': '05.03.1985',
        'p0.phone': '+7 (981) 304-17-62',
        'p0.email': 'vera@example.ru',
        'p0.employment': 'pensioner',
        'p0.experience': '30',
        'p0.income': '9000000',
        'p0.income_proof': 'pension',
        consent_data: '1',
        consent_bureau: '1',
      },
      programmes: ['baltika-standard', 'severny-standard'],
      token: 'token',
    },
    result: { application: demoApplication },
  },
  {
    name: 'a short questionnaire',
    input: {
      kind: 'short',
      answers: {
        'p0.name': 'Вера',
        'p0.phone': '+7 (981) 304-17-62',
        'p0.programme': 'Семейная ипотека',
      },
      programmes: [],
      token: 'token',
    },
    result: { application: null },
  },
];
