import { Navigate, useOutletContext } from 'react-router';
import { Nothing } from '../components/states/Nothing.tsx';
import { DeskHead } from '../components/desk-head/DeskHead.tsx';
import type { Desk } from './desk/desk.ts';

/** `/studio` itself: the first desk of the person. */
export function FirstDesk() {
  const [first] = useOutletContext<readonly Desk[]>();
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
