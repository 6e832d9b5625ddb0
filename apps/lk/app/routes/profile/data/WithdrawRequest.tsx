import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import { useAccountCall } from '../../../store/account/use-account-call.ts';

/** Takes a request to the staff back. */
export function WithdrawRequest({ guid }: { guid: string }) {
  const { pending, problem, run } = useAccountCall();
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        loading={pending}
        onClick={() => void run(() => browserApi.post('LK.WithdrawRequest', { guid }))}
      >
        Отозвать просьбу
      </Button>
      <span role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</span>
    </>
  );
}
