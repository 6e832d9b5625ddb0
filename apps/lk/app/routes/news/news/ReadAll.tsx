import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import { useAccountCall } from '../../../store/account/use-account-call.ts';

/** Marks every news item as read. */
export function ReadAll() {
  const { pending, problem, run } = useAccountCall();
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        loading={pending}
        onClick={() => void run(() => browserApi.post('LK.ReadNews', {}))}
      >
        Прочитать все
      </Button>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </>
  );
}
