import { randomUUID } from 'node:crypto';
import type { FakeAnswer } from './fake-server.ts';

interface FakeClient {
  id: string;
  secret: string;
  /** Good once. */
  code: string;
  /** Seconds that an access token lives. */
  lifetime: number;
}

/** An authorisation server: a code and each refresh token are good once, and a new pair ends the one before. */
export class FakeOAuth {
  /** How often a pair was given, and how often something that was used up was brought again. */
  given = 0;
  refused = 0;
  readonly client: FakeClient;
  #access: string | null = null;
  #refresh: string | null = null;
  #isCodeUsed = false;

  constructor(client: FakeClient) {
    this.client = client;
  }

  exchange(asked: Readonly<Record<string, string>>): FakeAnswer {
    const { client_id: id, client_secret: secret, grant_type: type, code, refresh_token } = asked;
    const isClient = id === this.client.id && secret === this.client.secret;
    const isCode = type === 'authorization_code' && code === this.client.code && !this.#isCodeUsed;
    const isRefresh =
      type === 'refresh_token' && this.#refresh !== null && refresh_token === this.#refresh;
    if (!isClient || !(isCode || isRefresh)) {
      this.refused += 1;
      return { status: 400, body: { error: 'invalid_grant', title: 'Bad Request' } };
    }
    if (isCode) this.#isCodeUsed = true;
    this.given += 1;
    [this.#access, this.#refresh] = [`access-${randomUUID()}`, `refresh-${randomUUID()}`];
    return {
      status: 200,
      body: {
        ...{ token_type: 'Bearer', expires_in: this.client.lifetime },
        ...{ access_token: this.#access, refresh_token: this.#refresh },
      },
    };
  }

  isGood = (access: string): boolean => this.#access !== null && access === this.#access;

  /** The access token ends before its time. */
  expire() {
    this.#access = null;
  }

  /** Somebody in the CRM takes the application's access away. */
  revoke() {
    this.#access = null;
    this.#refresh = null;
  }
}
