import { browserApi } from '@m30/shell/browser';
import { useHydrated } from '@m30/shell/late';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { Panel } from '../../../../components/panel/Panel.tsx';
import { StatusBadge } from '../../../../components/status-badge/StatusBadge.tsx';
import { useAccountCall } from '../../../../store/account/use-account-call.ts';
import type { OrderDetails } from '../../../../store/order/order.ts';
import styles from './Signers.module.css';

type Signer = OrderDetails['signers'][number];

/** Who has signed the contract and whom it waits for, with a reminder to each. */
export function Signers({ order }: { order: OrderDetails }) {
  const { signers, guid } = order;
  const hydrated = useHydrated();
  if (signers.length < 2) return null;
  return (
    <Panel title="Подписи под&nbsp;договором">
      <p className="muted">
        Каждый участник подписывает своей электронной подписью по&nbsp;личной ссылке из&nbsp;СМС.
        Договор считается подписанным, когда подписали все.
      </p>
      <ul className={styles.list} inert={!hydrated}>
        {signers.map((signer) => (
          <li key={signer.participant} className={styles.signer}>
            <div>
              <p>{signer.name}</p>
              {signer.note && <p className={styles.note}>{signer.note}</p>}
              <p className={styles.note}>{noteOf(signer)}</p>
            </div>
            {signer.signed_at ? (
              <StatusBadge tone="done">Подписано</StatusBadge>
            ) : (
              <StatusBadge tone="wait">Ждём подпись</StatusBadge>
            )}
            {signer.can_invite && <Invite guid={guid} signer={signer} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function noteOf({ participant, signed_at, invited_at, expires_at, phone_end }: Signer): string {
  if (signed_at) return formatDate(signed_at, 'dateTime');
  if (participant === 0) return 'подписываете здесь, в\u00a0кабинете';
  if (!invited_at || !expires_at) return 'ссылка ещё не\u00a0отправлена';
  return `ссылка отправлена на\u00a0телефон …${phone_end ?? ''}, действует до\u00a0${formatDate(expires_at, 'dateTime')}`;
}

function Invite({ guid, signer }: { guid: string; signer: Signer }) {
  const { pending, problem, run } = useAccountCall();
  const { participant, name, invited_at } = signer;
  const label = invited_at ? 'Напомнить' : 'Отправить ссылку';
  const invite = () =>
    run(() =>
      browserApi.post(
        'Order.InviteSigner',
        { guid, participant },
        { idempotencyKey: crypto.randomUUID() },
      ),
    );
  return (
    <div className={styles.invite}>
      <Button
        size="small"
        variant="secondary"
        loading={pending}
        aria-label={`${label}: ${name}`}
        onClick={() => void invite()}
      >
        {label}
      </Button>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </div>
  );
}
