import { expect, test } from 'vitest';
import { apiPath, leadTarget } from './lead-target.ts';

test.each([
  ['/api/Form.CallRequest', '/api/Form.CallRequest'],
  ['/api/Form.CallRequest/', '/api/Form.CallRequest/'],
  ['/api/Form.CallRequest?from=modal', '/api/Form.CallRequest?from=modal'],
  [' /api/Form.CallRequest ', '/api/Form.CallRequest'],
  ['/x/../api/Form.CallRequest', '/api/Form.CallRequest'],
  ['/api/', null],
  ['/api', null],
  ['/api/../admin', null],
  ['/katalog', null],
  ['//evil.example/api/Form.CallRequest', null],
  ['/\\evil.example/api/Form.CallRequest', null],
  ['https://evil.example/api/Form.CallRequest', null],
  ['javascript:alert(1)', null],
  ['https://', null],
  ['', null],
])('%j as an address of a lead is %j', (url, path) => {
  expect(apiPath(url)).toBe(path);
});

const form = { method: 'Form.CallRequestMortgageConsultant', takesUrl: true } as const;
const moved = { endpoints: { [form.method]: '/api/Leads.Mortgage' } } as const;

test.each([
  ['its own method', form, undefined, {}, form.method],
  ['the method of the trigger', form, '/api/Form.Other', {}, '/api/Form.Other'],
  ['its own method when the trigger is wrong', form, 'https://a.example/', {}, form.method],
  ['where the host has moved the method', form, undefined, moved, '/api/Leads.Mortgage'],
  [
    'its own method when it takes no address',
    { method: 'Form.CallRequest' } as const,
    '/api/Form.Other',
    {},
    'Form.CallRequest',
  ],
])('a lead goes to %s', (_, form, url, port, target) => {
  expect(leadTarget(form, url, port)).toBe(target);
});
