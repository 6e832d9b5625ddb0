import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './company.methods.ts';

const body = {
  legal: {
    name: 'ООО «Северная верфь-Дом»',
    inn: '4705012345',
    ogrn: '1164704050123',
    address: '188300, Гатчина, пр. 25 Октября, 18',
    signatory:
      'генерального директора Белова Олега Петровича, действующего на\u00a0основании устава',
  },
  place: { city: 'Гатчина', where: 'в Гатчине и районе', of: 'Гатчины и района' },
};

const contacts = {
  logo: 'Верфь-Дом',
  tagline: { main: 'Застройщик Гатчины', additional: 'ежедневно с 10 до 20' },
  phone: '+7 (81371) 400-40',
  email: 'dom@verf.example',
  address: { value: 'Гатчина, пр. 25 Октября, 18', caption: 'офис продаж' },
};

const revision = 'q8Jx0aP3mT7uVb2LrY5kWc';
const fields = [{ key: 'legal', title: 'Юридическое лицо' }];
const notes = ['Демонстрация: партнёры тестовые, деньги не\u00a0списываются.'];
const counts = { complexes: 1, offices: 1, hosts: 0, pages: 1, staff: 1 };
const result = {
  company: { is_set_up: true, body, revision, fields, start_fields: [], notes, counts },
};

/** Calls of each method; tests and stories use them. */
export const companyExamples: ExamplesOf<typeof methods> = {
  'Company.Get': [{ name: 'what is written', input: {}, result }],
  'Company.Start': [{ name: 'a new company', input: { body: { contacts, ...body } }, result }],
  'Company.Save': [{ name: 'another city', input: { revision, body }, result }],
};
