import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request that reached the CRM. */
interface CrmRequest {
  key: string;
  signature: string;
  body: string;
}

/** A CRM of a test: a local server that records requests and answers as the test says. */
export interface FakeCrm {
  readonly url: string;
  readonly requests: CrmRequest[];
  /** What the CRM keeps: one record a key, however often it comes. */
  readonly records: Map<string, string>;
  /** How it answers from now on; by default it takes everything. */
  answer: (response: ServerResponse, request: IncomingMessage) => void;
  close(): Promise<void>;
}

/** Starts a CRM on a free port of this machine. */
export async function startFakeCrm(): Promise<FakeCrm> {
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const crm: FakeCrm = {
    url: `http://127.0.0.1:${port}/leads`,
    requests: [],
    records: new Map(),
    answer: (response) => response.writeHead(200).end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return crm;

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const header = (name: string) => String(request.headers[name] ?? '');
    const key = header('idempotency-key');
    crm.requests.push({ key, signature: header('x-signature'), body });
    if (!crm.records.has(key)) crm.records.set(key, body);
    crm.answer(response, request);
  }
}
