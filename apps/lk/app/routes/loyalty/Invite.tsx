import type { ResultOf } from '@m30/api/client';
import { formatCount } from '@m30/ui-kit/format';
import { CopyButton } from '../../components/copy-button/CopyButton.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import styles from './Loyalty.module.css';

type InviteProps = NonNullable<ResultOf<'LK.GetLoyalty'>['invite']>;

/** The link that brings a neighbour, and what it gives to both. */
export function Invite({ url, requests }: InviteProps) {
  return (
    <Panel
      title="Пригласите соседа"
      more={{ label: 'Условия', href: '/klientam/programmy/priglasi-soseda' }}
    >
      <div className={styles.invite}>
        <p>
          Отправьте ссылку тому, кто выбирает квартиру. Когда его договор зарегистрируют, вы
          получите сертификат на&nbsp;меблировку на&nbsp;30&nbsp;000&nbsp;₽, а&nbsp;он&nbsp;— час
          работы дизайнера.
        </p>
        <p className={styles.link}>{url}</p>
        <CopyButton text={url} label="Скопировать ссылку" />
        <p className={styles.small}>
          {requests > 0
            ? `По\u00a0вашей ссылке пришло: ${formatCount(requests, ['заявка', 'заявки', 'заявок'])}`
            : 'По\u00a0вашей ссылке заявок пока не\u00a0было'}
        </p>
      </div>
    </Panel>
  );
}
