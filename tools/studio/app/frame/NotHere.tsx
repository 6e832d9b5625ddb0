import { Link } from 'react-router';
import { Nothing } from '../components/states/Nothing.tsx';
import { DeskHead } from '../components/desk-head/DeskHead.tsx';

/** An address that the Studio does not have, or a thing that is gone. */
export function NotHere() {
  return (
    <>
      <DeskHead title="Такой страницы в Студии нет" />
      <Nothing title="Проверьте адрес" action={<Link to="/">К первому столу</Link>}>
        Или найдите нужное поиском: Ctrl K.
      </Nothing>
    </>
  );
}
