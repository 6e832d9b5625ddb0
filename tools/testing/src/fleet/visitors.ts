import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { solve } from '@m30/backend/testing/solve';

/** Demo buyer of the README. */
const BUYER = { phone: '+79210000001', password: 'meridian-30' };

/** Pages and methods that visitors ask for, in turn. */
const ADDRESSES = [
  '/',
  '/katalog',
  '/katalog?rooms=2',
  '/obekty',
  '/novosti',
  '/kontakty',
  '/cart',
  '/ipotechnyj-kalkulyator',
  '/api/Objects.GetLots?rooms=1,2',
  '/api/Objects.GetFilter?priceTo=14000000',
];

/** Milliseconds until a visitor gives up. */
const TIMEOUT_MS = 30_000;

/** Failures that are logged when they happen. */
const MOST_LOGGED = 20;

/** Milliseconds between two requests of a visitor. */
const PAUSE = 15;

/** What a crowd has met so far. */
export interface Tally {
  requests: number;
  /** What went wrong, in words. */
  failed: string[];
  /** Names of the leads that were acknowledged. */
  leads: Set<string>;
  /** Leads that were refused as the database was away, and sent again under their key. */
  repeated: number;
  /** Answers that say in Russian that the service is away. */
  away: number;
}

interface Options {
  origin: string;
  readers: number;
  writers: number;
  buyers: number;
  /** The database may be away: a method may say so, and its visitor sends again. @default false */
  mayBeAway?: boolean;
}

/** Visitors who read, send leads and look at their account until they are stopped. */
export class Crowd {
  readonly tally: Tally = { requests: 0, failed: [], leads: new Set(), repeated: 0, away: 0 };
  readonly #options: Options;
  #stopped = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    const { readers, writers, buyers } = this.#options;
    const many = (count: number, one: (index: number) => Promise<void>) =>
      Array.from({ length: count }, (_, index) => one(index));
    this.#running = Promise.all([
      ...many(readers, (index) => this.#read(index)),
      ...many(writers, (index) => this.#write(index)),
      ...many(buyers, () => this.#visitAccount()),
    ]);
  }

  /** Lets each visitor come to the end of what he is at. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #read(start: number): Promise<void> {
    for (let step = start; !this.#stopped; step++) {
      const path = ADDRESSES[step % ADDRESSES.length] ?? '/';
      const answer = await this.#ask(path);
      const isPage = !path.startsWith('/api/');
      if (answer?.status === 503 && !isPage) this.#countAway(answer, path);
      else if (answer && answer.status !== 200) this.#fail(`${path} answered ${answer.status}`);
      else if (answer && isPage && !answer.text.includes('</html>'))
        this.#fail(`${path} broke off`);
      await sleep(PAUSE);
    }
  }

  async #write(writer: number): Promise<void> {
    for (let lead = 1; !this.#stopped; lead++) {
      const name = `Посетитель ${writer}-${lead}`;
      const key = randomUUID();
      while (!(await this.#sendLead(name, key))) {
        this.tally.repeated += 1;
        await sleep(PAUSE * 10);
      }
      this.tally.leads.add(name);
      await sleep(PAUSE * 4);
    }
  }

  async #sendLead(name: string, key: string): Promise<boolean> {
    const challenge = await this.#ask('/api/Captcha.GetChallenge?form=Form.CallRequest');
    if (challenge?.status !== 200) return this.#retry(challenge, 'a challenge');
    const { result } = JSON.parse(challenge.text) as { result: unknown };
    const input = { name, phone: '+79215550102', url: '/', token: solve(result) };
    const { cookie } = challenge;
    const headers = { 'idempotency-key': key, cookie };
    const answer = await this.#ask('/api/Form.CallRequest', input, headers);
    return answer?.status === 200 || this.#retry(answer, 'a lead');
  }

  async #visitAccount(): Promise<void> {
    let cookie = '';
    while (!this.#stopped && cookie === '') {
      const answer = await this.#ask('/api/User.Authorization', BUYER);
      cookie = answer?.cookie ?? '';
      if (cookie === '') this.#retry(answer, 'a login');
    }
    while (!this.#stopped) {
      const answer = await this.#ask('/api/User.GetInfo', {}, { cookie });
      if (answer?.status === 200) {
        if (!answer.text.includes('Савельева')) this.#fail('a session was lost');
      } else this.#retry(answer, 'a session');
      await sleep(PAUSE);
    }
  }

  /** @returns `false`, so that the caller sends again */
  #retry(answer: Answer | null, what: string): boolean {
    if (answer?.status === 503) this.#countAway(answer, what);
    else if (answer) this.#fail(`${what} was answered ${answer.status}`);
    return false;
  }

  /** A 503 has to be one that a visitor understands. */
  #countAway({ text }: Answer, what: string): void {
    this.tally.away += 1;
    if (!this.#options.mayBeAway) this.#fail(`${what} was answered 503`);
    else if (!text.includes('Сервис временно недоступен')) this.#fail(`${what}: 503 without words`);
  }

  #fail(what: string): void {
    this.tally.failed.push(what);
    if (this.tally.failed.length <= MOST_LOGGED) console.log(`  failed: ${what}`);
  }

  async #ask(
    path: string,
    input?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer | null> {
    this.tally.requests += 1;
    try {
      const answer = await fetch(this.#options.origin + path, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'manual',
        ...(input === undefined
          ? { headers }
          : {
              method: 'POST',
              headers: { 'content-type': 'application/json', ...headers },
              body: JSON.stringify(input),
            }),
      });
      const text = await answer.text();
      if (/\bat (async )?\S+ \(?file:|node_modules\//.test(text))
        this.#fail(`${path}: a stack trace`);
      const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
      return { status: answer.status, text, cookie };
    } catch (error) {
      const { message, cause } = error as Error;
      this.#fail(`${path}: ${message} ${cause instanceof Error ? cause.message : ''}`);
      return null;
    }
  }
}

interface Answer {
  status: number;
  text: string;
  cookie: string;
}
