import { ErrorState } from '@m30/ui-kit/error-state';

/** A desk that could not be loaded or drawn; the rest of the Studio lives. */
export function Failed() {
  return (
    <ErrorState title="Стол не открылся" onRetry={() => location.reload()}>
      Возможно, Студию только что обновили. Обновите страницу.
    </ErrorState>
  );
}
