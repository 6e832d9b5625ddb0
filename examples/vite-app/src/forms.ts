import type { FormsPort } from '@m30/forms';

/** Sends requests to this company's own endpoint, which answers with the words to show. */
export const forms: FormsPort = {
  consent: { mode: 'default', version: '2026-11-01', href: '/privacy' },
  url: () => location.pathname,
  getToken: async () => 'no-captcha-here',
  async send(method, payload, { idempotencyKey }) {
    const response = await fetch('/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify({ method, ...payload }),
    });
    const answer: { text: string } = await response.json();
    if (response.ok) return answer;
    throw Object.assign(new Error(answer.text), { code: response.status });
  },
};
