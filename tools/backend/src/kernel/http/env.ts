import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Visitor } from '../method/call.ts';

/** Variables of the HTTP context, set by the server for the handlers. */
export interface AppEnv {
  /** Address of the socket's other end, and the request's id where the server around us made one. */
  Bindings: { ip: string; requestId?: string };
  Variables: { requestId: string; log: Logger; visitor: Visitor; name: string };
}

export type AppContext = Context<AppEnv>;
