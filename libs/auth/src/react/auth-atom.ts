import { atom, type WritableAtom } from 'jotai';
import { runEffect, type AuthEffects } from '../core/machine/auth-effects.ts';
import { initialSnapshot, transition } from '../core/machine/auth-machine.ts';
import type { AuthEvent, AuthSnapshot } from '../core/machine/auth-types.ts';

/** The machine as an atom: read the snapshot, write an event. */
export type AuthAtom = WritableAtom<AuthSnapshot, [AuthEvent], void>;

/** Puts the machine into an atom; one a window, so that a closed window forgets the password. */
export function createAuthAtom(effects: AuthEffects, initial = initialSnapshot): AuthAtom {
  const snapshotAtom = atom(initial);
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
