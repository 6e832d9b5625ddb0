import { useSyncExternalStore } from 'react';
import { Button } from '@m30/ui-kit/button';

const never = () => () => {};

/** Prints the page; without JavaScript the browser's own command does, so no button is shown. */
export function PrintButton() {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!alive) return null;
  return (
    <Button variant="ghost" size="small" onClick={() => window.print()}>
      Распечатать
    </Button>
  );
}
