import type { FormsPort } from '@m30/forms';

/** Leads go to `/backend/leads` of the page's own origin. */
export const port: FormsPort = {
  async send(method, payload, { idempotencyKey, signal }) {
    const answer = await fetch('/backend/leads', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify({ method, ...payload }),
      ...(signal && { signal }),
    });
    const { text, issues } = (await answer.json()) as {
      text: string;
      issues?: { path: string; message: string }[];
    };
    if (!answer.ok) throw Object.assign(new Error(text), { code: answer.status, issues });
    return { text };
  },
  getToken: async () => 'of the captcha of your choice',
  consent: { mode: 'default', version: '2026-11-01', href: '/privacy' },
  url: () => location.pathname + location.search,
};
