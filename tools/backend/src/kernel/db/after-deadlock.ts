/** SQLSTATE of PostgreSQL for a transaction that it has ended because two waited for each other. */
const DEADLOCK = '40P01';

/** How often a transaction is run at most: two that meet once rarely meet again. */
const MOST_RUNS = 3;

/**
 * Runs a transaction once more when PostgreSQL has ended it for a deadlock, as its manual asks of whoever locks many rows: nothing of it was
 * written. What it does outside the database has to bear a repetition.
 * @throws what the transaction throws, a deadlock after three runs too
 */
export async function againAfterDeadlock<Result>(
  transaction: () => Promise<Result>,
): Promise<Result> {
  for (let run = 1; ; run += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (run === MOST_RUNS || !isDeadlock(error)) throw error;
    }
  }
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === DEADLOCK) || isDeadlock(error.cause));
