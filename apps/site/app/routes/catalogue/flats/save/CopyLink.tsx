import { useState } from 'react';
import { showToast } from '@m30/shell/alert';
import { Button } from '@m30/ui-kit/button';
import { TextField } from '@m30/ui-kit/text-field';

/** Copies the address of this page; where the browser forbids it, shows the address to be copied by hand. */
export function CopyLink() {
  const [byHand, setByHand] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      void showToast({ text: 'Ссылка на\u00a0подборку скопирована' });
    } catch {
      setByHand(true);
    }
  }
  if (byHand) {
    return (
      <TextField
        label="Ссылка на подборку"
        readOnly
        defaultValue={location.href}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    );
  }
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      Скопировать ссылку на&nbsp;подборку
    </Button>
  );
}
