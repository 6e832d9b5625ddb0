import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Key } from '../../components/key/Key.tsx';
import { useShortcuts } from '../../keys/shortcuts.ts';
import { OfficeDialog } from '../office/OfficeDialog.tsx';

/** A hold for who calls or has come to the office, without a lead. */
export function NewOrder() {
  const [open, setOpen] = useState(false);
  useShortcuts([{ code: 'KeyN', key: 'N', label: 'бронь', run: () => setOpen(true) }]);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Бронь для покупателя <Key>N</Key>
      </Button>
      <OfficeDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
