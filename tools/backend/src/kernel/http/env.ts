import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Visitor } from '../method/call.ts';

/** What the HTTP layer hands from the server to the handlers. */
export interface AppEnv {
  /** Address of the socket's other end, and the request's id where the server around us made one. */
  Bindings: { ip: string; requestId?: string };
  Variables: { requestId: string; log: Logger; visitor: Visitor; name: string };
}

export type AppContext = Context<AppEnv>;
