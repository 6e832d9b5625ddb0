import { useQuery } from '@tanstack/react-query';
import { Button } from '@m30/ui-kit/button';
import { studioQuery, useChange } from '../../api/queries.ts';
import { SessionList } from '../../components/session-list/SessionList.tsx';

/** Where the person is logged in. */
export function OwnSessions() {
  const { data } = useQuery(studioQuery('Session.List', {}));
  const revoke = useChange('Session.Revoke', {
    touches: ['Session.List'],
    done: 'Входы завершены',
  });
  const sessions = data?.sessions ?? [];
  return (
    <section>
      <h2>Где вы вошли</h2>
      <SessionList sessions={sessions} onEnd={(session) => revoke.mutate({ session })} />
      {sessions.length > 1 && (
        <Button variant="secondary" loading={revoke.isPending} onClick={() => revoke.mutate({})}>
          Завершить все, кроме этого
        </Button>
      )}
    </section>
  );
}
