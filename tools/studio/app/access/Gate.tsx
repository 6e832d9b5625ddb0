import { lazy, Suspense, type ReactNode } from 'react';
import { ErrorState } from '@m30/ui-kit/error-state';
import { useSession } from '../api/session.ts';
import { Entrance } from './entrance/Entrance.tsx';

const SignIn = lazy(() => import('./sign-in/SignIn.tsx'));
const SecondFactor = lazy(() => import('./second-factor/SecondFactor.tsx'));
const SetUp = lazy(() => import('./set-up/SetUp.tsx'));

/** Lets in who has signed in all the way; anybody else is asked in place, so that the address stays what it was. */
export function Gate({ children }: { children: ReactNode }) {
  const { data: me, isError, refetch } = useSession();
  if (me?.stage === 'full') return children;
  if (!me && !isError) return null;
  return (
    <Entrance>
      <Suspense>
        {!me && (
          <ErrorState title="Студия не отвечает" onRetry={() => void refetch()}>
            Проверьте интернет. Если он есть, сервер скоро вернётся.
          </ErrorState>
        )}
        {me?.stage === 'guest' && <SignIn demo={me.demo} />}
        {me?.stage === 'second_factor' && <SecondFactor factors={me.factors} />}
        {me?.stage === 'setup' && <SetUp />}
      </Suspense>
    </Entrance>
  );
}
