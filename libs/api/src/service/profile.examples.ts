import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './profile.methods.ts';

export const profileExamples: ExamplesOf<typeof methods> = {
  'LK.GetProfile': [
    {
      name: 'the demo buyer',
      input: {},
      result: {
        name: { last_name: 'Савельева', name: 'Марина', second_name: 'Андреевна' },
        phone: '+79210000001',
        phone_confirmed: true,
        phone_recovery_from: null,
        email: 'savelyeva@meridian30.example',
        email_confirmed: true,
        email_recovery_from: null,
        since: '2026-08-20T09:00:00.000Z',
        rename_at_once: false,
        requests: [
          {
            guid: '6f0d8a54-93f1-4f6e-8a57-0d9be17f2c01',
            kind: 'rename',
            state: 'refused',
            name_full: 'Савельева-Корф Марина Андреевна',
            reason: 'Сменила фамилию',
            answer: 'Пришлите, пожалуйста, копию нового паспорта в обращении',
            created_at: '2026-10-02T09:00:00.000Z',
            closed_at: '2026-10-03T11:30:00.000Z',
          },
        ],
        sessions: [
          {
            guid: '0c9d3cf2-4d0f-4b4e-9d53-9f7f0b4f6a01',
            device: 'Chrome, Windows',
            phone: false,
            since: '2026-11-18T08:10:00.000Z',
            seen: '2026-11-18T08:59:00.000Z',
            own: true,
          },
          {
            guid: '0c9d3cf2-4d0f-4b4e-9d53-9f7f0b4f6a02',
            device: 'Safari, iPhone',
            phone: true,
            since: '2026-11-18T07:40:00.000Z',
            seen: '2026-11-18T08:20:00.000Z',
            own: false,
          },
        ],
        consents: [
          {
            purpose: 'personal',
            title: 'Обработка персональных данных',
            given: true,
            follows: 'Мы закроем личный кабинет и сотрём всё, что закон не велит хранить.',
            history: [
              {
                given: true,
                version: '2026-09-01',
                at: '2026-08-20T09:00:00.000Z',
                how: 'при регистрации',
              },
            ],
          },
          {
            purpose: 'promo',
            title: 'Уведомления об акциях',
            given: true,
            follows: 'Акции и опросы перестанут приходить по почте и СМС.',
            history: [
              {
                given: true,
                version: '2026-09-01',
                at: '2026-08-20T09:00:00.000Z',
                how: 'при регистрации',
              },
            ],
          },
        ],
        settings: [
          {
            kind: 'order',
            mail: true,
            sms: false,
            title: 'Заказы и договоры',
            about: 'подписание, регистрация, решения банков',
            promo: false,
          },
          {
            kind: 'promo',
            mail: true,
            sms: false,
            title: 'Акции',
            about: 'скидки и предложения',
            promo: true,
          },
        ],
        kept: [{ title: 'Заказы и договоры', reason: 'пять лет после исполнения' }],
      },
    },
  ],
  'LK.Rename': [
    {
      name: 'the demo buyer',
      input: {
        last_name: 'Корф',
        name: 'Марина',
        second_name: 'Андреевна',
        reason: 'Новый паспорт',
      },
      result: { applied: false },
    },
  ],
  'LK.SendPhoneCode': [
    {
      name: 'the demo buyer',
      input: { phone: '+7 (921) 555-30-44', password: 'meridian-30' },
      result: {},
    },
  ],
  'LK.ChangePhone': [
    { name: 'the demo buyer', input: { code: '417062' }, result: { phone: '+79215553044' } },
  ],
  'LK.SendEmailCode': [
    {
      name: 'the demo buyer',
      input: { email: 'marina@example.ru', password: 'meridian-30' },
      result: {},
    },
  ],
  'LK.ChangeEmail': [
    { name: 'the demo buyer', input: { code: '417062' }, result: { email: 'marina@example.ru' } },
  ],
  'LK.ChangePassword': [
    {
      name: 'the demo buyer',
      input: { old_password: 'meridian-30', password: 'granit-2026', rpassword: 'granit-2026' },
      result: {},
    },
  ],
  'LK.EndSessions': [{ name: 'the demo buyer', input: {}, result: {} }],
  'LK.SetConsent': [
    { name: 'the demo buyer', input: { purpose: 'promo', given: false }, result: {} },
  ],
  'LK.AskDeletion': [
    {
      name: 'the demo buyer',
      input: { reason: 'Больше не ищу квартиру', password: 'meridian-30' },
      result: {},
    },
  ],
  'LK.WithdrawRequest': [
    { name: 'the demo buyer', input: { guid: '6f0d8a54-93f1-4f6e-8a57-0d9be17f2c02' }, result: {} },
  ],
};
