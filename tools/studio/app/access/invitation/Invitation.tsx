import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiRefusal } from '@m30/api/client';
import { ErrorState } from '@m30/ui-kit/error-state';
import { ROLES } from '../../../contract/core/roles.ts';
import { api } from '../../api/api.ts';
import { useEnter } from '../../api/session.ts';
import { Entrance } from '../entrance/Entrance.tsx';
import { AcceptForm } from './AcceptForm.tsx';

const HEADINGS = {
  first: 'Первая учётная запись Студии',
  invited: 'Вас пригласили в Студию',
  reset: 'Новый пароль',
} as const;

/** Where a link of a letter or of the start's log leads: its key stands after `#`, which no server is sent. */
export default function Invitation() {
  const [key] = useState(() => location.hash.slice(1));
  const enter = useEnter();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['Invitation.Get', key],
    queryFn: () => api.post('Invitation.Get', { key }),
    staleTime: Infinity,
  });
  return (
    <Entrance>
      {error &&
        (error instanceof ApiRefusal ? (
          <>
            <h1>Ссылка не действует</h1>
            <p>{error.message}</p>
            <p>
              <Link to="/">Ко входу в Студию</Link>
            </p>
          </>
        ) : (
          <ErrorState onRetry={() => void refetch()} />
        ))}
      {data && (
        <>
          <h1>{HEADINGS[data.kind]}</h1>
          <p>
            {data.kind === 'reset'
              ? `Для ${data.email}. После пароля настройте второй шаг входа заново.`
              : `Роль: ${ROLES[data.role].title}. Придумайте пароль, затем настройте второй шаг входа.`}
          </p>
          <AcceptForm
            invitation={data}
            send={async (values) => {
              client.clear();
              enter(await api.post('Invitation.Accept', { ...values, key }));
              await navigate('/', { replace: true });
            }}
          />
        </>
      )}
    </Entrance>
  );
}
