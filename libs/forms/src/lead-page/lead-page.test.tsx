// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expectHydrates } from '@m30/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LeadForm } from '../core/define-form.ts';
import type { ConsentTerms } from '../core/forms-port.ts';
import { leadForms } from '../registry.ts';
import { FAKE_NOW } from '../testing/fake-forms.ts';
import { describeLeadPage, LeadPageForm, readLeadPost } from './index.ts';

beforeEach(() => void vi.useFakeTimers({ now: FAKE_NOW, toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const consent: ConsentTerms = {
  mode: 'default',
  version: '2026-11-01',
  href: '/politika-konfidentsialnosti/',
};
const explicit: ConsentTerms = { ...consent, mode: 'explicit' };
const guid = '0b0e7a52-5b1d-4c43-9a0e-2f6f7d1c9f10';
const data = {
  element: '«Северный свет»',
  apartmentGuid: guid,
  objectId: 'kanal-1-057',
  objects: 'zaliv',
  url: '/api/Form.Other',
  modalTrigger: 'x',
};
const objects = [
  { id: 'kanal', label: 'Канал 9' },
  { id: 'zaliv', label: 'Залив' },
];
const visit = { url: '/katalog?rooms=2', data, consent, objects, now: FAKE_NOW };

const modules = await Promise.all(
  Object.entries(leadForms).map(async ([name, load]) => [name, (await load()).form] as const),
);

/** What a browser would post of the shown form. */
const posted = () => new FormData(document.querySelector('form') ?? undefined);

const fill = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control) control.value = value;
  }
};

const anna = {
  name: 'Анна',
  phone: '8 921 304 17 62',
  email: 'anna@example.com',
  message: 'Выходят ли окна спальни во двор?',
  objects: 'Канал 9',
  date: '2026-11-23',
  time: '11:30',
};

describe.each(modules)('the page of %s', (name, form) => {
  test('is a form that the browser posts, the same on server and client', async () => {
    const page = describeLeadPage(form, visit);
    const element = <LeadPageForm page={page} action={`/zayavka/${name}`} />;
    const { container, unmount } = await expectHydrates(element);
    const shown = container.querySelector('form');
    expect(shown?.getAttribute('method')).toBe('post');
    expect(shown?.getAttribute('action')).toBe(`/zayavka/${name}`);
    expect(shown?.noValidate).toBe(false);
    expect(posted().has('token')).toBe(false);
    unmount();
  });

  test('asks for every field exactly where the form is a validated one', () => {
    render(<LeadPageForm page={describeLeadPage(form, visit)} action="/" />);
    for (const field of Object.keys(form.defaults)) {
      const control = document.querySelector<HTMLInputElement>(`[name="${field}"]`);
      expect(control?.required).toBe(form.schema !== undefined);
    }
  });

  test('its post becomes the lead of the form, with the page it came from', () => {
    render(<LeadPageForm page={describeLeadPage(form, visit)} action="/" />);
    fill(anna);
    expect(document.querySelector('form')?.checkValidity()).toBe(true);
    const post = readLeadPost(form, posted(), consent);
    expect(post.problem).toBeNull();
    if (post.problem) return;
    const typed: LeadForm = form;
    const own = typed.payload(
      { ...form.defaults, ...anna, date: '23.11.2026' },
      { path: '/katalog', fullPath: '/katalog?rooms=2', data },
    );
    expect(post.payload).toEqual({
      ...own,
      consent: { mode: 'default', version: '2026-11-01' },
      noscript: true,
    });
    expect(post.target).toBe(form.takesUrl ? '/api/Form.Other' : form.method);
  });
});

const { form: callRequest } = await leadForms.callRequest();
const { form: consultation } = await leadForms.consultationObject();
const { form: showroom } = await leadForms.showroom();

test('the trap travels with the lead when a program has filled it', () => {
  const post = readLeadPost(
    callRequest,
    new URLSearchParams({ name: 'x', phone: 'y', url: '/', website: 'https://spam.example' }),
    consent,
  );
  expect(post).toMatchObject({ payload: { website: 'https://spam.example' } });
});

test.each(['https://evil.example/', '', 'javascript:1'])('%j is no page of this site', (url) => {
  const post = readLeadPost(callRequest, new URLSearchParams({ url }), consent);
  expect(post).toMatchObject({ payload: { url: '/' } });
});

test('a post that breaks the rules comes back with what was typed and what is wrong', () => {
  const post = new URLSearchParams({ name: ' ', phone: '921', date: '2026-11-23', time: '20:00' });
  const { problem, values } = readLeadPost(consultation, post, explicit);
  expect(problem?.fields).toEqual({
    name: 'Введите имя',
    phone: 'Введите номер телефона полностью',
    objects: 'Выберите жилой комплекс',
    time: 'Это время уже недоступно. Выберите другое',
    consent: 'Отметьте согласие, чтобы отправить заявку',
  });
  const page = describeLeadPage(consultation, { ...visit, consent: explicit });
  render(<LeadPageForm page={page} action="/" values={values} problem={problem} />);
  screen.getByRole('textbox', { name: 'Телефон', description: 'Введите номер телефона полностью' });
  screen.getByRole('checkbox', { description: 'Отметьте согласие, чтобы отправить заявку' });
  expect(posted().get('phone')).toBe('921');
  expect(posted().get('date')).toBe('2026-11-23');
});

test('the words of the server stand in the page when it refuses', () => {
  const problem = { message: 'Слишком много заявок', fields: {} };
  const page = describeLeadPage(showroom, visit);
  render(<LeadPageForm page={page} action="/" problem={problem} values={{ name: 'Анна' }} />);
  expect(screen.getByRole('alert').textContent).toBe('Слишком много заявок');
  expect(posted().get('name')).toBe('Анна');
});

test('a taken lead leaves the confirmation', () => {
  const page = describeLeadPage(showroom, visit);
  render(<LeadPageForm page={page} action="/" confirmation="<p>Спасибо, <b>Анна</b>.</p>" />);
  expect(screen.getByRole('status').textContent).toBe('Спасибо, Анна.');
  expect(document.querySelector('form')).toBeNull();
});

test('the complex that the trigger names is chosen', () => {
  render(<LeadPageForm page={describeLeadPage(consultation, visit)} action="/" />);
  expect(posted().get('objects')).toBe('Залив');
});
