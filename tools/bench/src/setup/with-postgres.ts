import { startPostgres } from '@m30/backend/testing/processes/postgres-server';

/** Starts an empty PostgreSQL server, hands its address to `measure`, and removes it again. */
export async function withPostgres<Result>(
  measure: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await startPostgres();
  try {
    return await measure(server.url);
  } finally {
    await server.remove();
  }
}
