import { StudioClient } from '../../studio/studio-client.ts';
import type { RunningBackend } from '../../test-backend.ts';
import type { TestClient } from '../../test-client.ts';
import type { Made } from './release.ts';

/** The present code over the database and files of a release. */
export interface World {
  readonly backend: RunningBackend;
  readonly made: Made;
}

/** What is tried in it, by a sentence. */
export type Journeys = Readonly<Record<string, (world: World) => Promise<void>>>;

/** The browser that the buyer was logged in with. */
export function oldBrowser({ backend, made }: World): TestClient {
  const visitor = backend.visitor();
  visitor.cookies.set('auth.session', made.buyer.session);
  return visitor;
}

/** The browser that the colleague was logged in with. */
export function oldStudio({ backend, made }: World): StudioClient {
  const client = new StudioClient(backend.visitor());
  client.visitor.cookies.set('studio.session', made.staff.session);
  return client;
}
