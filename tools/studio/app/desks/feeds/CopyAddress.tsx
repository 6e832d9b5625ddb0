import { Button } from '@m30/ui-kit/button';
import { useToast } from '@m30/ui-kit/toast';

/** Copies the address of a file, to be pasted at its channel. */
export function CopyAddress({ address }: { address: string }) {
  const show = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      show({ text: 'Адрес скопирован' });
    } catch {
      // Pages without a secure origin have no clipboard.
      show({ tone: 'danger', text: 'Браузер не дал скопировать: выделите адрес сами' });
    }
  };
  return <Button onClick={() => void copy()}>Скопировать адрес</Button>;
}
