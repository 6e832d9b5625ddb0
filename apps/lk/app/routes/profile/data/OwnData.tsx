import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Panel } from '../../../components/panel/Panel.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import type { ProfileData } from '../shared/profile.ts';
import { DeletionForm } from './DeletionForm.tsx';
import styles from './OwnData.module.css';
import { WithdrawRequest } from './WithdrawRequest.tsx';

/** Everything that is stored about the buyer to take along, and the end of the account. */
export function OwnData({ profile: { requests, kept } }: { profile: ProfileData }) {
  const deletion = requests.find(({ kind, state }) => kind === 'deletion' && state !== 'withdrawn');
  const isOpen = deletion?.state === 'open';
  return (
    <Panel title="Ваши данные">
      <p>
        Скачайте всё, что мы&nbsp;храним о&nbsp;вас: страница для&nbsp;чтения и&nbsp;файл JSON
        в&nbsp;одном архиве.
      </p>
      <Button
        className={styles.take}
        variant="secondary"
        size="small"
        href="/api/account/data.zip"
        download
      >
        Скачать данные
      </Button>
      <div className={styles.deletion}>
        {isOpen ? (
          <>
            <p role="status">
              Просьба удалить аккаунт от&nbsp;{formatDate(deletion.created_at)} у&nbsp;нас, ответим
              в&nbsp;течение десяти рабочих дней.
            </p>
            <WithdrawRequest guid={deletion.guid} />
          </>
        ) : (
          <>
            {deletion?.answer && (
              <p>На&nbsp;просьбу удалить аккаунт ответили: {deletion.answer}.</p>
            )}
            <Dialog
              label="Удалить аккаунт"
              name="deleteAccount"
              title="Удалить аккаунт?"
              lead={
                'Менеджер проверит, что у\u00a0вас нет заказов в\u00a0работе, и\u00a0удалит его. Вернуть аккаунт будет нельзя. На\u00a0других устройствах вход завершится.'
              }
            >
              {(close) => <DeletionForm kept={kept} onDone={close} />}
            </Dialog>
          </>
        )}
      </div>
    </Panel>
  );
}
