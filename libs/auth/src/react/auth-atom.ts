import { atom, type WritableAtom } from 'jotai';
import { runEffect, type AuthEffects } from '../core/auth-effects.ts';
import {
  initialSnapshot,
  transition,
  type AuthEvent,
  type AuthSnapshot,
} from '../core/auth-machine.ts';

/** The machine as an atom: read the snapshot, write an event. */
export type AuthAtom = WritableAtom<AuthSnapshot, [AuthEvent], void>;

/** Puts the machine into an atom; one a window, so that a closed window forgets the password. */
export function createAuthAtom(effects: AuthEffects): AuthAtom {
  const snapshotAtom = atom(initialSnapshot);
  return atom(
    (get) => get(snapshotAtom),
    (get, set, first) => {
      const send = (event: AuthEvent) => {
        const { snapshot, effect } = transition(get(snapshotAtom), event);
        set(snapshotAtom, snapshot);
        if (effect) void runEffect(effect, snapshot, effects, send);
      };
      send(first);
    },
  );
}
