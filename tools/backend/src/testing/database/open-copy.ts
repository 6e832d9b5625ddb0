import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createLog } from '../../kernel/observability/log.ts';
import type { OpenDatabase } from '../../kernel/db/database.ts';
import { openServer } from '../../kernel/db/open-server.ts';

/** Name of the database with the demo content; nobody stays connected to it. */
export const TEMPLATE = 'demo';

/** Copies the demo database of a server, which takes 50 ms, and drops the copy when it is closed. */
export async function openCopy(server: string): Promise<OpenDatabase> {
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const database = await openServer(new URL(name, server).href, createLog('silent'));
  return {
    ...database,
    async close() {
      await database.close();
      await command(server, `drop database ${name} with (force)`);
    },
  };
}

async function command(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
