import type { DemoOrder } from './types.ts';
import { REGISTRATION_TERM } from '../../../src/modules/deal/law/registration-term.ts';

/** What the company wrote for the order that waits for its signature. */
export const signingDocuments: DemoOrder['papers'] = [
  {
    guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f22',
    name: 'Памятка к\u00a0подписанию',
    daysAgo: 2,
    lines: [
      'Договор лежит в кабинете: рядом с каждым пунктом стоит объяснение, отличия от образца отмечены.',
      'Проверьте фамилии, паспортные данные, номер квартиры, площадь и цену. Вопрос о пункте можно задать юристу прямо со страницы договора.',
      `Подпись электронная, код придёт на телефон. После неё договор отправляют в Росреестр, там его регистрируют ${REGISTRATION_TERM}.`,
    ],
  },
];
