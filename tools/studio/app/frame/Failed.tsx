import { Trouble } from '../components/states/Trouble.tsx';

/** A desk that could not be loaded or drawn; the rest of the Studio lives. */
export function Failed() {
  return (
    <Trouble title="Стол не открылся" onRetry={() => location.reload()}>
      Возможно, Студию только что обновили. Обновите страницу.
    </Trouble>
  );
}
