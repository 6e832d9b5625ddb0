/** `npm start`: the backend of a company that takes leads and has no catalogue, for a site started with its `API_ORIGIN`. */
import { serve } from '@hono/node-server';
import { createBackend } from './backend.ts';
import { openLeads } from './leads.ts';

const { PORT = '4400', LEADS_FILE = 'leads.sqlite', CAPTCHA_KEY = '' } = process.env;
// The site signs the puzzles of its forms with this key: the same one has to stand in its environment.
if (CAPTCHA_KEY.length < 32) throw new Error('CAPTCHA_KEY has to have 32 characters or more');

const { fetch } = createBackend({ leads: openLeads(LEADS_FILE), captchaKey: CAPTCHA_KEY });
serve({ fetch, port: Number(PORT) }, ({ port }) => {
  process.stdout.write(`http://localhost:${port}\n`);
});
