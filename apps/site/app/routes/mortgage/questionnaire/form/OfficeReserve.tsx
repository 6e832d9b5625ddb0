import { useEffect, useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { useSession } from '@m30/shell/session';
import { TextLink } from '@m30/ui-kit/link';
import { Notice } from '@m30/ui-kit/notice';

/** Says whether the buyer's account knows a flat that was reserved in the office; a guest is asked to log in. */
export function OfficeReserve() {
  const { status } = useSession();
  const [found, setFound] = useState<boolean | null>(null);
  useEffect(() => {
    if (status !== 'user') return;
    const abort = new AbortController();
    isReserved(abort.signal).then(setFound, () => {
      // The number of the agreement is asked for in the form anyway.
    });
    return () => abort.abort();
  }, [status]);

  if (status === 'guest') {
    return (
      <Notice>
        <a href="/lk" data-modal-trigger="login">
          Войдите в&nbsp;кабинет
        </a>
        , если он у&nbsp;вас есть: часть анкеты заполнится сама.
      </Notice>
    );
  }
  if (found === null) return null;
  return found ? (
    <Notice tone="success">
      Ваша бронь в&nbsp;офисе найдена: анкета пойдёт вместе с&nbsp;ней.
    </Notice>
  ) : (
    <Notice tone="warning">
      В&nbsp;вашем кабинете нет брони из&nbsp;офиса. Возьмите номер из&nbsp;соглашения или заполните{' '}
      <TextLink href="/mortgage-form">обычную анкету</TextLink>.
    </Notice>
  );
}

async function isReserved(signal: AbortSignal): Promise<boolean | null> {
  const { user } = await browserApi.post('User.GetInfo', {}, { signal });
  if (!user) return null;
  const asked = { user_id: user.id, user_guid: user.guid };
  const { offline } = await browserApi.post('Cart.GetOfflineReserve', asked, { signal });
  return offline === 1;
}
