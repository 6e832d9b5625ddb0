import { Hono } from 'hono';
import * as v from 'valibot';
import { refuse } from '../method/refuse.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { AppEnv } from './env.ts';
import { readBytes } from './read-bytes.ts';

/** Bytes of what a browser sends at once: several reports, each with a policy in it. */
const MOST_BYTES = 64 * 1024;

/** Reports of one message that are logged. */
const MOST_REPORTS = 10;

const text = v.optional(v.pipe(v.string(), v.maxLength(2000)), '');

/** As `report-uri` sends it, one a message (CSP Level 2). */
const OldSchema = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      disposition: text,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      disposition: report.disposition,
    },
  ]),
);

/** As `report-to` sends them (Reporting API); other kinds of reports are left out. */
const NewSchema = v.pipe(
  v.array(
    v.object({
      type: text,
      body: v.optional(
        v.object({
          documentURL: text,
          effectiveDirective: text,
          blockedURL: text,
          disposition: text,
        }),
      ),
    }),
  ),
  v.transform((reports) =>
    reports.flatMap(({ type, body }) =>
      type === 'csp-violation' && body
        ? {
            page: body.documentURL,
            directive: body.effectiveDirective,
            blocked: body.blockedURL,
            disposition: body.disposition,
          }
        : [],
    ),
  ),
);

const ReportSchema = v.union([OldSchema, NewSchema]);

/**
 * `POST /api/csp-report`: what browsers tell of refused scripts and addresses. Of addresses the log gets the origin, of the
 * page the first word of its path: what follows may be a key, and a sample of code may hold what was typed.
 */
export function cspReports({ limits }: { limits: Pick<RateLimits, 'takeHere'> }): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/api/csp-report', async (c) => {
    c.set('name', 'csp-report');
    c.header('cache-control', 'no-store');
    if (!limits.takeHere('metricsAddress', c.get('visitor').ip, 'csp')) {
      throw refuse(429, 'Слишком много сообщений. Попробуйте позже');
    }
    const body = await readBytes(c.req.raw, MOST_BYTES, 'Сообщение слишком длинное');
    const parsed = v.safeParse(ReportSchema, readJson(body));
    if (!parsed.success) throw refuse(400, 'Это не сообщение о\u00a0нарушении политики');
    for (const { page, directive, blocked, disposition } of parsed.output.slice(0, MOST_REPORTS)) {
      const about = {
        page: firstWord(page),
        directive: word(directive),
        blocked: originOf(blocked),
        disposition: word(disposition),
      };
      c.get('log').warn(about, 'policy violated');
    }
    return c.body(null, 204);
  });
  return app;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

const word = (written: string) => /^[\w-]{1,40}/.exec(written)?.[0] ?? '';

/** `/novosti`; of other sites nothing. */
const firstWord = (address: string) =>
  /^\/[\w-]{0,40}/.exec(URL.parse(address)?.pathname ?? '')?.[0] ?? '';

/** `https://host`, or the word that stands for no address: `inline`, `eval`, `trusted-types-sink`. */
function originOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return word(address);
  return url.origin === 'null' ? word(url.protocol) : url.origin;
}
