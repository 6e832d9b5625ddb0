import { useAtom } from 'jotai';
import { useState } from 'react';
import type { AuthEffects } from '../core/auth-effects.ts';
import type { AuthEvent, AuthSnapshot } from '../core/auth-machine.ts';
import { createAuthAtom } from './auth-atom.ts';

/** Runs a machine for as long as the component lives; the effects of the first render stay. */
export function useAuth(effects: AuthEffects): [AuthSnapshot, (event: AuthEvent) => void] {
  const [authAtom] = useState(() => createAuthAtom(effects));
  return useAtom(authAtom);
}
