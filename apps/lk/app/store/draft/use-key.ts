import { useRef } from 'react';

/** Gives the key of a write: the same for the same payload, so that a press repeated after a break writes once. */
export function useKey() {
  const last = useRef({ payload: '', key: '' });
  return (payload: unknown): { idempotencyKey: string } => {
    const text = JSON.stringify(payload);
    if (last.current.payload !== text) {
      last.current = { payload: text, key: crypto.randomUUID() };
    }
    return { idempotencyKey: last.current.key };
  };
}
