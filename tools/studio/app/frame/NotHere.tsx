import { Link } from 'react-router';
import { EmptyState } from '@m30/ui-kit/empty-state';

/** An address that the Studio does not have, or a thing that is gone. */
export function NotHere() {
  return (
    <EmptyState
      title={<h1>Такой страницы в Студии нет</h1>}
      action={<Link to="/">К первому столу</Link>}
    >
      Проверьте адрес, или найдите нужное: Ctrl K.
    </EmptyState>
  );
}
