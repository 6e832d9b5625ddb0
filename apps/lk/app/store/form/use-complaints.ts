import { useId, useState } from 'react';

/** What is wrong, by field. */
export type Complaints = Readonly<Record<string, string>>;

/**
 * Complaints of the last attempt to send that still hold. A field that another one brings in while the buyer types is
 * complained of at the next attempt.
 * @param current what is wrong at this moment, in the order of the form
 */
export function useComplaints(current: Complaints) {
  const id = useId();
  const [reported, setReported] = useState<{ fields: readonly string[]; attempt: number }>({
    fields: [],
    attempt: 0,
  });
  const fields = Object.keys(current);
  return {
    wrong: Object.fromEntries(
      Object.entries(current).filter(([field]) => reported.fields.includes(field)),
    ),
    attempt: reported.attempt,
    /** Id of the control of a field. */
    idOf: (field: string) => `${id}-${field}`,
    /** @returns whether the form may be sent */
    attemptToSend(): boolean {
      setReported({ fields, attempt: reported.attempt + 1 });
      return fields.length === 0;
    },
  };
}
