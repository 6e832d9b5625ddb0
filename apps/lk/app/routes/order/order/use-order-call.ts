import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiRefusal } from '@m30/api/client';

const TROUBLE = 'Не\u00a0удалось связаться с\u00a0сервером. Попробуйте ещё раз';

/** Runs a call that changes the order of the page, then reads the order anew; says why one was refused. */
export function useOrderCall() {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns whether it was done */
  async function run(call: () => Promise<unknown>): Promise<boolean> {
    if (pending) return false;
    setPending(true);
    setProblem(null);
    try {
      await call();
      return true;
    } catch (error) {
      // Whoever closes the login window has read why it came.
      const isClosed = error instanceof ApiRefusal && error.code === 401;
      if (!isClosed) setProblem(error instanceof ApiRefusal ? error.message : TROUBLE);
      return false;
    } finally {
      setPending(false);
      // Also after a refusal: the order is then in another state than the page shows.
      await revalidate();
    }
  }
  return { pending, problem, run };
}
