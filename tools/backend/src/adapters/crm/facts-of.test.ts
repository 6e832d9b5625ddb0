import { expect, test } from 'vitest';
import type { CrmLead } from './crm.ts';
import { factsOf } from './facts-of.ts';

const lead: CrmLead = {
  ...{ id: 'guid', title: 'Заявка на звонок', name: 'Анна', phone: '+79213041762', email: '' },
  ...{ status: 'new', reason: '', responsible: null },
  payload: { url: '/kontakty' },
};
const facts = (marketing: unknown) =>
  factsOf({
    ...{ id: 'event', type: 'lead.created', at: '2026-11-28T09:00:00.000Z' },
    lead: { ...lead, payload: { ...lead.payload, marketing } },
    ...{ viewing: null, order: null },
  });

test('a lead tells which advert brought it and which visit the call trackers saw', () => {
  const marketing = { utm_source: 'ya', calltouch_session: '987654321', comagic_session: '123456' };
  expect(facts(marketing)).toEqual({
    form: 'Заявка на звонок',
    page: '/kontakty',
    ...marketing,
  });
});

test('what a visit does not say, and what a CRM has no field for, is left out', () => {
  expect(facts({ yclid: '1' })).toEqual({ form: 'Заявка на звонок', page: '/kontakty' });
  expect(facts(undefined)).toEqual({ form: 'Заявка на звонок', page: '/kontakty' });
});
