import type { MethodResult } from '../core/define-method.ts';
import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './mortgage.methods.ts';

/** An application as examples show it: one bank has agreed, another thinks. */
const demoApplication: MethodResult<
  typeof methods.getMortgageApplications
>['applications'][number] = {
  id: '6f0c1f0e-6a0e-4a57-8a51-3c0e7d21f931',
  number: 'И-30001',
  sentAt: '2026-11-20T09:00:00.000Z',
  banks: [
    {
      programme: 'baltika-standard',
      bank: 'Балтика Банк',
      name: 'Стандартная',
      status: 'approved',
      note: 'Решение действует 90 дней',
      rate: 16.4,
      cost: { from: 16.4, to: 17.9 },
      sum: 900_000_000,
      decidedAt: '2026-11-20T12:30:00.000Z',
      url: '/test-bank/6f0c1f0e-6a0e-4a57-8a51-3c0e7d21f933',
    },
    {
      programme: 'severny-standard',
      bank: 'Северный ипотечный',
      name: 'Стандартная',
      status: 'review',
      note: null,
      rate: null,
      cost: null,
      sum: null,
      decidedAt: null,
      url: '/test-bank/6f0c1f0e-6a0e-4a57-8a51-3c0e7d21f934',
    },
  ],
};

export const mortgageExamples: ExamplesOf<typeof methods> = {
  'Order.GetIpotekaProgram': [
    {
      name: 'banks for the flat at the canal',
      input: {
        apartment_id: '208f1803-eb5d-5a1a-bd18-5b0624d69054',
      },
      result: {
        banks: [
          {
            bank: 'Балтика Банк',
            programme: 'Семейная ипотека',
            rate: 6,
            cost: { from: 6, to: 6.7 },
            downPayment: 429870000,
            term: 360,
            payment: 7194606,
            source: 'Тарифы Балтика Банка',
            actualAt: '2026-11-20',
          },
          {
            bank: 'Невский кредит',
            programme: 'Семейная ипотека',
            rate: 6,
            cost: { from: 6, to: 6.7 },
            downPayment: 429870000,
            term: 360,
            payment: 7194606,
            source: 'Тарифы банка «Невский кредит»',
            actualAt: '2026-11-20',
          },
          {
            bank: 'Банк «Гавань»',
            programme: 'Семейная ипотека',
            rate: 6,
            cost: { from: 6, to: 6.7 },
            downPayment: 429870000,
            term: 300,
            payment: 7731617,
            source: 'Тарифы банка «Гавань»',
            actualAt: '2026-11-20',
          },
          {
            bank: 'Ладога Банк',
            programme: 'Стандартная со скидкой застройщика',
            rate: 14.9,
            cost: { from: 14.9, to: 16.1 },
            downPayment: 488961000,
            term: 300,
            payment: 14524647,
            source: 'Тарифы Ладога Банка',
            actualAt: '2026-11-20',
          },
          {
            bank: 'Балтика Банк',
            programme: 'Стандартная',
            rate: 16.4,
            cost: { from: 16.4, to: 17.9 },
            downPayment: 407467500,
            term: 360,
            payment: 16833198,
            source: 'Тарифы Балтика Банка',
            actualAt: '2026-11-20',
          },
          {
            bank: 'Северный ипотечный',
            programme: 'Стандартная',
            rate: 17.2,
            cost: { from: 17.2, to: 18.8 },
            downPayment: 327603870,
            term: 360,
            payment: 18777653,
            source: 'Тарифы банка «Северный ипотечный»',
            actualAt: '2026-11-20',
          },
        ],
      },
    },
  ],
  'Mortgage.GetDraft': [
    {
      name: 'a questionnaire that was begun',
      input: { kind: 'form' },
      result: {
        draft: {
          answers: { price: '1200000000', 'p0.passport_series': '40' },
          savedAt: '2026-11-20T09:00:00.000Z',
        },
        prefill: { 'p0.name': 'Мария', 'p0.phone': '+7 (921) 000-00-01' },
      },
    },
    {
      name: 'an unknown visitor',
      input: { kind: 'offline' },
      result: { draft: null, prefill: {} },
    },
  ],
  'Mortgage.SaveDraft': [
    {
      name: 'half a passport of the questionnaire',
      input: { kind: 'form', answers: { price: '1200000000', 'p0.passport_series': '40' } },
      result: { savedAt: '2026-11-20T09:00:00.000Z' },
    },
  ],
  'Mortgage.Send': [
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
  ],
  'Mortgage.GetApplications': [
    { name: 'one application', input: {}, result: { applications: [demoApplication] } },
    { name: 'nothing was sent', input: {}, result: { applications: [] } },
  ],
};
