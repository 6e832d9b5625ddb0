import { expect, test } from 'vitest';
import { leadTrigger } from './lead-trigger.ts';

test('a trigger is a link to the page of its form', () => {
  expect(leadTrigger('callRequest')).toEqual({
    href: '/zayavka/callRequest',
    'data-modal-trigger': 'callRequest',
  });
});

test('what it says goes to the window as attributes and to the page in the query', () => {
  expect(
    leadTrigger('callSpecialist', { objectId: 'k2-48', url: '/api/Form.Other', element: '' }),
  ).toEqual({
    href: '/zayavka/callSpecialist?objectId=k2-48&target=%2Fapi%2FForm.Other',
    'data-modal-trigger': 'callSpecialist',
    'data-object-id': 'k2-48',
    'data-url': '/api/Form.Other',
  });
});

test('words of the window stay out of the address', () => {
  const { href, ...attributes } = leadTrigger('showroom', { title: 'Шоурум', element: '«Залив»' });
  expect(new URLSearchParams(href.split('?')[1])).toEqual(
    new URLSearchParams({ element: '«Залив»' }),
  );
  expect(attributes).toMatchObject({ 'data-title': 'Шоурум', 'data-element': '«Залив»' });
});
