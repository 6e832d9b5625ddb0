import type { AddressInfo } from 'node:net';
import { openServer } from '../../../kernel/db/open-server.ts';
import { openS3Files } from '../../../kernel/files/s3/open-s3-files.ts';
import { createLog } from '../../../kernel/observability/log.ts';
import { startFakeCrm } from '../../crm-fakes/fake-crm.ts';
import { mailServer } from '../mail-server.ts';
import { openMoodyLink, type MoodyLink, type WrongAnswer } from '../moody-link.ts';
import { NOT_DURABLE, startPostgres } from '../postgres-server.ts';
import { startFakeS3 } from '../s3/fake-s3.ts';
import { testBackend, type TestBackend } from '../../test-backend.ts';
import type { Behind } from './fault-table.ts';

/** A backend and the way to one of its services, that may be spoilt. */
export interface Stage {
  readonly backend: TestBackend;
  readonly link: MoodyLink;
  /** Keys of what the service has taken, or the letters; of a service that is asked instead, nothing. */
  readonly taken?: () => readonly string[];
  close(): Promise<void>;
}

/** Milliseconds that the store of files is given here; seconds in production. */
const PATIENCE = 150;

const SECRET = 'a secret of the company that is long enough';
const FAILED: WrongAnswer = {
  bytes: 'HTTP/1.1 500 Internal Server Error\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
};
const PAGE: WrongAnswer = {
  bytes: 'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 6\r\n\r\n<html>',
};
const NO_MAIL: WrongAnswer = { bytes: '554 no mail here\r\n', first: true };

/** Opens the stage of a service: what it is, and the settings by which the backend finds it. */
export const stages: Readonly<Record<Behind, () => Promise<Stage>>> = {
  async database() {
    const server = await startPostgres(NOT_DURABLE);
    const log = createLog('silent');
    const filled = await testBackend({ open: () => openServer(server.url, log) });
    const link = await openMoodyLink(server.port, { bytes: TOO_MANY });
    const url = server.url.replace(`:${server.port}/`, `:${link.port}/`);
    const patience = { connect: 1_500, query: 1_500, ping: 1_500 };
    const backend = await testBackend({ open: () => openServer(url, log, patience) });
    return {
      ...{ backend, link },
      async close() {
        await backend.close();
        await filled.close();
        await link.close();
        await server.remove();
      },
    };
  },

  async files() {
    const store = await startFakeS3();
    const link = await openMoodyLink(Number(new URL(store.endpoint).port), FAILED);
    const FILES_URL = `s3://uploads/m30?endpoint=http://127.0.0.1:${link.port}`;
    const backend = await testBackend({ environment: { ...store.environment, FILES_URL } });
    const { config, breakerOf } = backend.services;
    if (!config.files) throw new Error('no store');
    const files = await openS3Files({
      ...{ ...config.files, patience: PATIENCE },
      breaker: breakerOf('files'),
    });
    Object.assign(backend.services, { files });
    return { backend, link, close: closing(backend, link, store.close) };
  },

  crm: () =>
    overHttp(FAILED, (url) => ({
      CRM_WEBHOOK_URL: url,
      CRM_WEBHOOK_SECRET: SECRET,
      CRM_ALLOW_PRIVATE: '1',
    })),

  bank: () =>
    overHttp(PAGE, (url) => ({
      PARTNER_GATEWAY_URL: url,
      PARTNER_GATEWAY_SECRET: SECRET,
      PARTNER_GATEWAY_FOR: 'acquirer',
    })),

  sms: () => overHttp(FAILED, (url) => ({ SMS_GATEWAY_URL: url })),

  async mail() {
    const { server, letters, sockets } = mailServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const link = await openMoodyLink((server.address() as AddressInfo).port, NO_MAIL);
    const environment = { SMTP_URL: `smtp://127.0.0.1:${link.port}` };
    const backend = await testBackend({ environment });
    const end = async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    };
    return { backend, link, taken: () => letters, close: closing(backend, link, end) };
  },
};

/** The stage of a service that takes requests over HTTP, each under its key. */
async function overHttp(
  wrong: WrongAnswer,
  environment: (url: string) => Record<string, string>,
): Promise<Stage> {
  const fake = await startFakeCrm();
  fake.answer = (response) => response.writeHead(200).end('{"url":"https://bank.example/pay/1"}');
  const link = await openMoodyLink(Number(new URL(fake.url).port), wrong);
  const backend = await testBackend({ environment: environment(`http://127.0.0.1:${link.port}`) });
  return {
    ...{ backend, link, taken: () => [...fake.records.keys()] },
    close: closing(backend, link, fake.close),
  };
}

const closing = (backend: TestBackend, link: MoodyLink, end: () => Promise<void>) => async () => {
  await backend.close();
  await link.close();
  await end();
};

/** What PostgreSQL says to a client when it has no connection left. */
const TOO_MANY = errorResponse({
  S: 'FATAL',
  V: 'FATAL',
  C: '53300',
  M: 'sorry, too many clients already',
});

function errorResponse(fields: Record<string, string>): Uint8Array {
  const text = Object.entries(fields).map(([key, value]) => `${key}${value}\0`);
  const body = Buffer.from(`${text.join('')}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
