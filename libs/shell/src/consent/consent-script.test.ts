// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentScript } from './consent-script.ts';
import { CONSENT_EVENT, readConsent } from './decision.ts';

const root = document.documentElement;
const forget = () => {
  document.cookie = 'cookie_consent=; Path=/; Max-Age=0';
};
/** Runs the script as a document does when it is parsed. */
const run = () => {
  const script = document.createElement('script');
  script.textContent = consentScript;
  document.head.append(script);
};
const press = (attribute: string) => document.querySelector<HTMLElement>(`[${attribute}]`)?.click();

beforeEach(() => {
  document.body.innerHTML = `<main id="main" tabindex="-1"></main>
    <section id="cookie-notice" tabindex="-1"><button data-consent-set="all">Принять</button></section>
    <a href="/cookie" data-consent-open>Настройки cookie</a>`;
});
afterEach(() => {
  forget();
  delete root.dataset['consent'];
  delete root.dataset['parsed'];
});

it('asks a visitor who has not decided', () => {
  run();
  expect(root.dataset['consent']).toBe('ask');
});

it('asks nobody twice', () => {
  document.cookie = 'cookie_consent=1.necessary; Path=/';
  run();
  expect(root.dataset['consent']).toBe('necessary');
});

it('asks again when the notice has changed', () => {
  document.cookie = 'cookie_consent=0.all; Path=/';
  run();
  expect(root.dataset['consent']).toBe('ask');
});

it('keeps the decision, tells it, and gives the focus to the page', () => {
  run();
  const heard = vi.fn();
  addEventListener(CONSENT_EVENT, heard, { once: true });
  press('data-consent-set');
  expect(readConsent(document.cookie)).toBe('all');
  expect(root.dataset['consent']).toBe('all');
  expect(heard).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(document.getElementById('main'));
});

it('says when all of the document has arrived', () => {
  run();
  expect(root.dataset['parsed']).toBeUndefined();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(root.dataset['parsed']).toBe('');
});

it('can be opened again to change the decision', () => {
  document.cookie = 'cookie_consent=1.all; Path=/';
  run();
  press('data-consent-open');
  expect(root.dataset['consent']).toBe('ask');
  expect(document.activeElement).toBe(document.getElementById('cookie-notice'));
});
