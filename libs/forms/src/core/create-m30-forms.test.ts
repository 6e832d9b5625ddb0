import { createApi } from '@m30/api/client';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createM30Forms } from './create-m30-forms.ts';

const salt = 'salt&';
const challenge = createHash('sha256').update(`${salt}42`).digest('hex');

test('asks for a puzzle, solves it, and sends the lead under its key', async () => {
  const requests: Request[] = [];
  const api = createApi({
    origin: 'https://site.example',
    fetch: (request) => {
      requests.push(request);
      const result =
        request.method === 'GET'
          ? { algorithm: 'SHA-256', challenge, maxnumber: 100, salt, signature: 's' }
          : { text: '<p>Готово</p>' };
      return Promise.resolve(Response.json({ code: 200, result }));
    },
  });
  const forms = createM30Forms(api, { url: () => '/', onGoal: () => {} });
  const token = await forms.getToken('/api/Form.CallRequest/?from=band');
  expect(JSON.parse(atob(token))).toMatchObject({ number: 42, salt });

  const lead = { name: '', phone: '', url: '/', token };
  expect(await forms.send('Form.CallRequest', lead, { idempotencyKey: 'key' })).toEqual({
    text: '<p>Готово</p>',
  });
  const [puzzle, post] = requests;
  expect(puzzle?.url).toBe('https://site.example/api/Captcha.GetChallenge?form=Form.CallRequest');
  expect(post?.url).toBe('https://site.example/api/Form.CallRequest');
  expect(post?.headers.get('idempotency-key')).toBe('key');
  expect(await post?.json()).toEqual(lead);
});
