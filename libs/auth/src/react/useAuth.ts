import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { addressOf, type AuthEffects } from '../core/machine/auth-effects.ts';
import type { AuthEvent, AuthSnapshot } from '../core/machine/auth-types.ts';
import { createAuthAtom } from './auth-atom.ts';

/** Runs a machine for as long as the component lives; the effects and the snapshot of the first render stay. */
export function useAuth(
  effects: AuthEffects,
  initial?: AuthSnapshot,
): [AuthSnapshot, (event: AuthEvent) => void] {
  const [{ authAtom, countdown }] = useState(() => ({
    authAtom: createAuthAtom(effects, initial),
    countdown: effects.countdown,
  }));
  const [snapshot, send] = useAtom(authAtom);
  const address = snapshot.step === 'code' ? addressOf(snapshot) : null;

  useEffect(() => {
    if (address === null) return;
    return countdown.watch(() =>
      send({ type: 'countdown.moved', resendAt: countdown.read(address) }),
    );
  }, [address, countdown, send]);

  return [snapshot, send];
}
