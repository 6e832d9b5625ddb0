import { describe, expect, test } from 'vitest';
import type { LeadData } from '../core/define-form.ts';
import { createLeadSender } from '../core/lead-sender.ts';
import { leadForms, type LeadFormModule, type LeadFormName } from '../registry.ts';
import { createFakeForms } from '../testing/fake-forms.ts';

const values = {
  name: 'Анна',
  phone: '+7 (921) 304-17-62',
  email: 'anna@example.com',
  message: 'Выходят ли окна спальни во двор?',
  objects: 'Канал 9',
  date: '23.11.2026',
  time: '11:30',
};
const guid = '0b0e7a52-5b1d-4c43-9a0e-2f6f7d1c9f10';
const path = { url: '/katalog' };
const fullPath = { url: '/katalog?rooms=2' };

/** What each form sends beside name and phone, and where to: specification, §3 and §7. */
const table: [LeadFormName, LeadData, string, Record<string, unknown>][] = [
  ['callRequest', {}, 'Form.CallRequest', path],
  ['callRequestSecondary', {}, 'Form.CallRequestSecondary', path],
  ['setCallFromLanding', {}, 'Form.SetCallFromLanding', path],
  ['callRequestNO', { element: 'Фаза 3' }, 'Form.CallRequestNewObject', { element: 'Фаза 3' }],
  ['callRequestNO', {}, 'Form.CallRequestNewObject', { element: '/katalog' }],
  [
    'callSpecialist',
    { objectId: 'k-57' },
    'Form.CallRequestMortgageConsultant',
    { email: values.email, objectId: 'k-57' },
  ],
  ['callSpecialist', {}, 'Form.CallRequestMortgageConsultant', { email: values.email }],
  ['callSpecialist', { url: '/api/Form.X' }, '/api/Form.X', { email: values.email }],
  [
    'callSpecialist',
    { url: 'https://evil.example/api/Form.X' },
    'Form.CallRequestMortgageConsultant',
    { email: values.email },
  ],
  [
    'consultationObject',
    {},
    'Form.CallRequestMortgageConsultant',
    { objects: 'Канал 9', date: '23.11.2026', time: '11:30' },
  ],
  ['showroom', { element: 'Канал 9' }, 'Form.CallRequestShowRoom', { element: 'Канал 9' }],
  ['easyMoving', {}, 'Form.CallRequestEasyMoving', fullPath],
  ['callProject', {}, 'Form.CallRequestSendProject', fullPath],
  ['orderForm', { apartmentGuid: guid }, 'Form.CallRequestOrderForm', { apartment_guid: guid }],
  [
    'lotQuestion',
    { objectId: 'k2-57' },
    'Form.AskAboutLot',
    { email: values.email, message: values.message, lot: 'k2-57' },
  ],
  ['callRequest', { url: '/api/Form.X' }, 'Form.CallRequest', path],
];

describe('what is sent', () => {
  test.each(table)('by %s with %j goes to %s', async (name, data, method, own) => {
    const { form }: LeadFormModule = await leadForms[name]();
    const forms = createFakeForms();
    await createLeadSender(form, forms)(values, data);
    expect(forms.sent[0]?.method).toBe(method);
    const { token, consent, ...payload } = forms.sent[0]?.payload ?? {};
    const phone = name === 'lotQuestion' ? {} : { phone: values.phone };
    expect(payload).toEqual({ name: values.name, ...phone, ...own });
    expect([token, consent]).toEqual(['token-1', { mode: 'default', version: '2026-11-01' }]);
  });

  test('every form of the registry is in this table', () => {
    expect(new Set(table.map(([name]) => name))).toEqual(new Set(Object.keys(leadForms)));
  });
});
