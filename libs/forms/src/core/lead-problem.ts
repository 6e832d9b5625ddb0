import { isRefusal } from './is-refusal.ts';

/** Why a sending failed: the server's words, or no answer at all (`null`). */
export interface LeadProblem {
  /** What the server said to the visitor; null when no answer arrived or it had no words. */
  message: string | null;
  /** What is wrong with single fields, by name. */
  fields: Readonly<Record<string, string>>;
}

/** Turns what `send` has thrown into what the visitor sees. */
export function describeProblem(error: unknown): LeadProblem {
  if (!isRefusal(error) || !error.message) return { message: null, fields: {} };
  const fields = Object.fromEntries(
    (error.issues ?? []).map(({ path, message }) => [path, message]),
  );
  return { message: error.message, fields };
}
