// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { CONSENT_EVENT } from '../consent/decision.ts';
import Counters, { type CountersProps } from './Counters.tsx';
import { reachGoal } from './reach-goal.ts';

afterEach(() => {
  cleanup();
  delete window.ym;
  delete window._tmr;
  document.cookie = 'cookie_consent=; Max-Age=0';
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

async function show(watch?: CountersProps['watch']) {
  render(
    <MemoryRouter>
      <Counters settings={{ metrika: '12345678', pixel: '3512345' }} watch={watch} />
    </MemoryRouter>,
  );
  await act(() => vi.dynamicImportSettled());
}

async function consent(decision = 'all') {
  document.cookie = `cookie_consent=1.${decision}`;
  act(() => void dispatchEvent(new Event(CONSENT_EVENT)));
  await act(() => vi.dynamicImportSettled());
}

it('a goal goes to Yandex.Metrika and to the retargeting pixel, each with its form', async () => {
  await show();
  await consent();
  act(() => reachGoal('consultation_send', 'callSpecialist'));
  const form = { form: 'callSpecialist' };
  expect(window.ym?.a).toContainEqual([12345678, 'reachGoal', 'consultation_send', form]);
  expect(window._tmr).toContainEqual({
    ...{ id: '3512345', type: 'reachGoal', goal: 'consultation_send' },
    params: form,
  });
});

it('before the consent no counter is loaded, and no goal is told', async () => {
  await show();
  act(() => reachGoal('callback_send', 'callRequest'));
  expect([window.ym, window._tmr]).toEqual([undefined, undefined]);
  expect(document.head.querySelector('script')).toBeNull();
});

it('a goal that no form reached has no form', async () => {
  await show();
  await consent();
  act(() => reachGoal('favourite_added'));
  expect(window.ym?.a).toContainEqual([12345678, 'reachGoal', 'favourite_added', {}]);
});

it('Metrika reads e-commerce from the data container', async () => {
  await show();
  await consent();
  const init = window.ym?.a?.find(([, method]) => method === 'init');
  expect(init?.[2]).toMatchObject({ ecommerce: 'dataLayer', webvisor: false });
});

it('what an app watches for itself runs with the consent and ends with it', async () => {
  const Watch = () => <output>watching</output>;
  await show(() => Promise.resolve({ default: Watch }));
  const watching = () => document.querySelector('output') !== null;
  expect(watching()).toBe(false);
  await consent();
  expect(watching()).toBe(true);
  await consent('necessary');
  expect(watching()).toBe(false);
});

it('what an app watches may fail to load, and the counters count on', async () => {
  await show(() => Promise.reject(new Error('blocked')));
  await consent();
  act(() => reachGoal('favourite_added'));
  expect(window.ym?.a).toContainEqual([12345678, 'reachGoal', 'favourite_added', {}]);
});
