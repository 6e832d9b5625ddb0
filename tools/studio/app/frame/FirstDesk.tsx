import { useQuery } from '@tanstack/react-query';
import { Navigate, useOutletContext } from 'react-router';
import { studioQuery } from '../api/queries.ts';
import { Nothing } from '../components/states/Nothing.tsx';
import { DeskHead } from '../components/desk-head/DeskHead.tsx';
import { Loading } from '../components/loading/Loading.tsx';
import type { Desk } from './desk/desk.ts';

/** `/studio` itself: the first desk of the person; the set-up, for who may do it, while the company has no site. */
export function FirstDesk() {
  const desks = useOutletContext<readonly Desk[]>();
  const [first] = desks;
  const maySetUp = desks.some(({ path }) => path === 'company');
  const { data, isPending } = useQuery({ ...studioQuery('Company.Get', {}), enabled: maySetUp });
  if (maySetUp && isPending) return <Loading />;
  if (data?.company.is_set_up === false) return <Navigate to="/company" replace />;
  if (first) return <Navigate to={`/${first.path}`} replace />;
  return (
    <>
      <DeskHead title="Студия" />
      <Nothing title="Пока здесь нет ваших столов">
        У вашей роли нет прав на то, что Студия умеет сейчас. Роль меняет администратор.
      </Nothing>
    </>
  );
}
