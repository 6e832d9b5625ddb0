import { useHydrated } from '@m30/shell/late';
import { Button } from '@m30/ui-kit/button';

/** Prints the page; without JavaScript the browser's own command does, so no button is shown. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <Button variant="ghost" size="small" onClick={() => window.print()}>
      Распечатать
    </Button>
  );
}
