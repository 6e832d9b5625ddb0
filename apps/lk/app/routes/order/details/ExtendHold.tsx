import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import { useAccountCall } from '../../../store/account/use-account-call.ts';

/** Extends the paid hold, once. */
export function ExtendHold({ guid }: { guid: string }) {
  const { pending, problem, run } = useAccountCall();
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        loading={pending}
        onClick={() => void run(() => browserApi.post('Order.Extend', { guid }))}
      >
        Продлить бронь на&nbsp;14&nbsp;дней
      </Button>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </>
  );
}
