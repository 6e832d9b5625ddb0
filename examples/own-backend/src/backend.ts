import { serveStatic } from '@hono/node-server/serve-static';
import { refusal, registry, success, type Methods } from '@m30/api';
import { levelOf } from '@m30/api/levels';
import { verifySolution } from 'altcha-lib/v1';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { complexes, template } from './content.ts';
import type { Stored, Leads } from './leads.ts';

interface BackendOptions {
  leads: Leads;
  captchaKey: string;
}

type Input = Record<string, unknown>;

/** What the pages around the forms ask for. */
const answers: Record<string, () => unknown> = {
  'Content.GetTemplate': () => template,
  'Objects.GetCatalog': () => ({ complexes }),
  'Objects.GetPageObjects': () => ({
    objects: complexes.map(({ vendor, name }) => ({ id: vendor, label: name })),
  }),
  'SmartCall.GetPopup': () => ({ popup: null }),
};

/** Leads that an hour takes from pages without JavaScript, which have no puzzle. */
const MOST_UNPROVED = 20;

/** Methods that take a form: every one of the level «leads». */
function isLead(name: string): boolean {
  const takesForm = /^(Form\.(CallRequest|SetCall)|SmartCall\.CallTouch)/.test(name);
  return takesForm && levelOf(name as keyof Methods) === 'leads';
}

/** Bytes of the largest call. */
const LARGEST = 64 * 1024;

/** The methods below `/api` and the pictures below `/media` of a site of the level «leads». */
export function createBackend({ leads, captchaKey }: BackendOptions): Hono {
  const app = new Hono();
  app.use(
    '/api/*',
    bodyLimit({ maxSize: LARGEST, onError: (c) => refuse(c, 413, 'Слишком много') }),
  );
  for (const { name, verb, input } of registry) {
    const answer = answers[name];
    if (!answer && !isLead(name)) continue;
    app.on(verb, [`/api/${name}`, `/api/${name}/`], async (c) => {
      const given: unknown = verb === 'POST' ? await c.req.json().catch(() => ({})) : c.req.query();
      const parsed = v.safeParse(input, given);
      if (!parsed.success) return refuseFields(c, parsed.issues);
      return answer ? c.json(success(answer())) : takeLead(c, name, parsed.output as Input);
    });
  }
  // A picture is one file of each format here, whatever width a page asks for.
  app.get('/media/*', serveStatic({ root: 'media', rewriteRequestPath: fileOf }));
  app.onError((error, c) => {
    console.error(error);
    return refuse(c, 500, 'Что-то сломалось. Попробуйте ещё раз');
  });
  return app;

  async function takeLead(c: Context, method: string, input: Input) {
    const { token, website, noscript, ...rest } = input;
    // A trap that no person sees is filled: a program, which is to believe that it succeeded.
    if (website) return thank(c, rest);
    if (noscript && leads.unproved() >= MOST_UNPROVED)
      return refuse(c, 429, 'Позвоните нам, пожалуйста');
    if (!noscript && !(await isSolved(String(token)))) return refuse(c, 403, 'Отправьте ещё раз');
    const key = c.req.header('idempotency-key') ?? null;
    const proof = noscript ? null : String(token);
    const outcome = leads.keep({ method, answers: JSON.stringify(rest), token: proof, key });
    const refused = REFUSED[outcome];
    return refused ? refuse(c, ...refused) : thank(c, rest);
  }

  /** Whether a token is the answer of a puzzle that the site made, and still in time. */
  function isSolved(token: string): Promise<boolean> {
    return verifySolution(token, captchaKey).catch(() => false);
  }
}

/** How a lead is refused that is not stored. */
const REFUSED: Partial<Record<Stored, [403 | 409, string]>> = {
  other: [409, 'Эта заявка уже отправлена с другими ответами'],
  used: [403, 'Отправьте ещё раз'],
};

function thank(c: Context, { name }: Input) {
  const called = name ? `${escapeHtml(String(name))}, спасибо` : 'Спасибо';
  return c.json(success({ text: `<p>${called}. Перезвоним сегодня до 20:00.</p>` }));
}

function refuse(c: Context, code: 403 | 409 | 413 | 429 | 500, message: string) {
  return c.json(refusal(code, message), code);
}

function refuseFields(c: Context, wrong: readonly v.BaseIssue<unknown>[]) {
  const issues = wrong.map((one) => ({ path: v.getDotPath(one) ?? '', message: one.message }));
  return c.json(refusal(422, issues[0]?.message ?? 'Неверный запрос', { issues }), 422);
}

/** `/media/mayak-960.avif` → `/mayak.avif`; other files stand under their names. */
function fileOf(path: string): string {
  return path.slice('/media'.length).replace(/-\d+(?:-portrait)?(?=\.(?:avif|webp)$)/, '');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
