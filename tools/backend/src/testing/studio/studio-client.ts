import type { Role } from '@m30/studio/contract/core/roles';
import { DEMO_STAFF_PASSWORD, demoStaff } from '../../../demo/seed/demo-staff.ts';
import type { TestBackend } from '../test-backend.ts';
import type { TestAnswer, TestClient } from '../test-client.ts';

/** A browser of the staff: keeps its cookies and speaks to the Studio's methods. */
export class StudioClient {
  readonly visitor: TestClient;

  constructor(visitor: TestClient) {
    this.visitor = visitor;
  }

  async get(name: string, query: Record<string, string> = {}): Promise<TestAnswer> {
    const search = new URLSearchParams(query).toString();
    return this.#read(await this.visitor.send(`/studio/api/${name}${search && `?${search}`}`));
  }

  post(name: string, input: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.raw(name, JSON.stringify(input), headers);
  }

  /** Posts a body that need not be JSON. */
  async raw(name: string, body: string, headers: Record<string, string> = {}): Promise<TestAnswer> {
    const all = { 'content-type': 'application/json', ...headers };
    return this.#read(
      await this.visitor.send(`/studio/api/${name}`, { method: 'POST', body, headers: all }),
    );
  }

  signIn(email: string, password = DEMO_STAFF_PASSWORD): Promise<TestAnswer> {
    return this.post('Session.SignIn', { email, password });
  }

  /** @throws Error where the Studio refuses */
  async result<Result>(answer: Promise<TestAnswer>): Promise<Result> {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(`${status} ${body.message ?? ''}`);
    return body.result as Result;
  }

  async #read(response: Response): Promise<TestAnswer> {
    const { status, headers } = response;
    return { status, headers, body: (await response.json()) as TestAnswer['body'] };
  }
}

/** A member of the demo's staff who has signed in. */
export async function staffAs(backend: TestBackend, role: Role): Promise<StudioClient> {
  const client = new StudioClient(backend.visitor());
  const email = demoStaff.find((one) => one.role === role)?.email ?? '';
  await client.result(client.signIn(email));
  return client;
}
