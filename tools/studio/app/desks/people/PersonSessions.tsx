import { useQuery } from '@tanstack/react-query';
import { Button } from '@m30/ui-kit/button';
import { studioQuery, useChange } from '../../api/queries.ts';
import { SessionList } from '../../components/session-list/SessionList.tsx';
import type { Member } from './staff.ts';

/** Where a person is logged in. */
export function PersonSessions({ member, mayEnd }: { member: Member; mayEnd: boolean }) {
  const person = member.guid;
  const { data } = useQuery(studioQuery('Staff.Sessions', { person }));
  const revoke = useChange('Staff.RevokeSessions', {
    touches: ['Staff.Sessions'],
    done: 'Входы завершены',
  });
  const sessions = data?.sessions ?? [];
  return (
    <section>
      <h2>Входы</h2>
      {data && sessions.length === 0 && <p>Сейчас нигде не вошёл.</p>}
      <SessionList
        sessions={sessions}
        onEnd={mayEnd ? (session) => revoke.mutate({ person, session }) : undefined}
      />
      {mayEnd && sessions.length > 1 && (
        <Button
          variant="secondary"
          loading={revoke.isPending}
          onClick={() => revoke.mutate({ person })}
        >
          Завершить все
        </Button>
      )}
    </section>
  );
}
