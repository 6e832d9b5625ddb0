import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { Notice } from '@m30/ui-kit/notice';
import { Facts } from '../../../components/facts/Facts.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import type { PremisesDetails } from '../../../store/handover/handover.ts';
import styles from './handover.module.css';

const WAYS = {
  electronic: 'электронной подписью',
  office: 'в\u00a0офисе',
  'one-sided': 'односторонний',
} as const;

/** The act of transfer: to read, to sign, and how it was signed. */
export function TransferAct({ premises }: { premises: PremisesDetails }) {
  const { guid, can, transfer, defects, ready_at: readyAt } = premises;
  const { file, signed_at: signedAt, signed_by: signedBy, keys_at: keysAt } = transfer;
  const { pending, problem, run } = useAccountCall();

  async function sign() {
    const answer = await run(() => browserApi.post('LK.SignTransfer', { guid }));
    if (answer) window.location.assign(answer.url);
  }
  return (
    <Panel title="Передаточный акт">
      <Facts
        items={[
          readyAt !== null && { label: 'Готова', value: formatDate(readyAt) },
          signedAt !== null && {
            label: 'Подписан',
            value: formatDate(signedAt),
            note: signedBy && WAYS[signedBy],
          },
          keysAt !== null && { label: 'Ключи выданы', value: formatDate(keysAt) },
        ]}
      />
      {file === null && <p className={styles.words}>Проект акта появится здесь после осмотра.</p>}
      {file !== null && (
        <p>
          <a className={styles.document} href={file} download>
            <Icon name="download" size={20} />
            {signedAt ? 'Скачать акт, PDF' : 'Прочитать проект, PDF'}
          </a>
        </p>
      )}
      {can.includes('sign') && (
        <div className={styles.sign}>
          {defects.open > 0 && (
            <p className={styles.words}>
              Открытых замечаний: {defects.open}. Подписать с&nbsp;ними&nbsp;— ваше право,
              а&nbsp;не&nbsp;обязанность: их всё равно устранят в&nbsp;срок.
            </p>
          )}
          <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
          <Button
            variant={defects.open > 0 ? 'secondary' : 'primary'}
            loading={pending}
            onClick={() => void sign()}
          >
            Подписать электронно
          </Button>
          <p className={styles.muted}>Или подпишите бумажный экземпляр при встрече.</p>
        </div>
      )}
    </Panel>
  );
}
