import type { FieldIssue } from '@m30/api';
import { solve } from './solve.ts';

/** An answer with its envelope read. */
export interface TestAnswer {
  status: number;
  headers: Headers;
  body: { code: number; message?: string; result?: unknown };
}

/** Keeps cookies like a browser and speaks to a backend in this process. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #fetch: (request: Request) => Promise<Response>;

  constructor(fetch: (request: Request) => Promise<Response>) {
    this.#fetch = fetch;
  }

  /** Sends a request as it is, with the cookies. */
  async send(path: string, init: RequestInit & { duplex?: 'half' } = {}): Promise<Response> {
    const request = new Request(`http://site.test${path}`, init);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie) request.headers.set('cookie', cookie);
    const response = await this.#fetch(request);
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  async get(name: string, query: Record<string, string> = {}): Promise<TestAnswer> {
    const search = new URLSearchParams(query).toString();
    return read(await this.send(`/api/${name}${search && `?${search}`}`));
  }

  async post(
    name: string,
    input: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer> {
    return this.raw(name, JSON.stringify(input), headers);
  }

  /** Posts a body that need not be JSON. */
  async raw(name: string, body: BodyInit, headers: Record<string, string> = {}) {
    const all = { 'content-type': 'application/json', ...headers };
    return read(await this.send(`/api/${name}`, { method: 'POST', body, headers: all }));
  }

  /**
   * Asks for an anti-bot puzzle and solves it.
   * @param form method that the token is for; without it, one that every form takes from this address
   */
  async token(form?: string): Promise<string> {
    const { body } = await this.get('Captcha.GetChallenge', form === undefined ? {} : { form });
    return solve(body.result);
  }

  /** Logs in, by default the demo buyer. */
  logIn(phone = '+7 (921) 000-00-01', password = 'meridian-30'): Promise<TestAnswer> {
    return this.post('User.Authorization', { phone, password });
  }

  #keep(line: string) {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const gone = attributes.some((one) => one.trim().toLowerCase() === 'max-age=0');
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

async function read(response: Response): Promise<TestAnswer> {
  const { status, headers } = response;
  return { status, headers, body: (await response.json()) as TestAnswer['body'] };
}

/** Issues of a refusal; an empty list where there are none. */
export function issuesOf({ body }: TestAnswer): FieldIssue[] {
  return (body.result as { issues?: FieldIssue[] } | undefined)?.issues ?? [];
}
