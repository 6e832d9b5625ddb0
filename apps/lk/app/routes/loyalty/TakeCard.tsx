import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { Notice } from '@m30/ui-kit/notice';
import { useAccountCall } from '../../store/account/use-account-call.ts';

/** In place of a card: takes one, or says when there will be one. */
export function TakeCard({ canTake }: { canTake: boolean }) {
  const { pending, problem, run } = useAccountCall();
  if (!canTake) {
    return (
      <EmptyState
        title="Карты пока нет"
        action={<Button href="/lk/orders">Посмотреть заказы</Button>}
      >
        Её можно взять здесь, когда зарегистрируют ваш первый договор.
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        title="Ваша карта готова"
        action={
          <Button
            loading={pending}
            onClick={() => void run(() => browserApi.post('LK.TakeCard', {}))}
          >
            Взять карту
          </Button>
        }
      >
        Она бесплатна и&nbsp;бессрочна. С&nbsp;ней сразу приходят первые 500&nbsp;баллов.
      </EmptyState>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </>
  );
}
