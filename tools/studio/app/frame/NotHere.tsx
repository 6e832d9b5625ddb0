import { Link } from 'react-router';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { DeskHead } from '../components/desk-head/DeskHead.tsx';

/** An address that the Studio does not have, or a thing that is gone. */
export function NotHere() {
  return (
    <>
      <DeskHead title="Такой страницы в Студии нет" />
      <EmptyState title="Проверьте адрес" action={<Link to="/">К первому столу</Link>}>
        Или найдите нужное поиском: Ctrl K.
      </EmptyState>
    </>
  );
}
