import { useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { formatCount } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { Panel } from '../../../components/panel/Panel.tsx';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import { DefectDialog } from './DefectDialog.tsx';
import { DraftDefect } from './DraftDefect.tsx';
import type { Defect, PremisesDetails } from '../../../store/handover/handover.ts';
import styles from './handover.module.css';

const DEFECTS = ['замечание', 'замечания', 'замечаний'] as const;

/** The act that the buyer still writes: defects with their photos, sent together. */
export function DraftAct({ premises }: { premises: PremisesDetails }) {
  const { guid, draft, rooms, acts } = premises;
  const [edited, setEdited] = useState<Defect | 'new' | null>(null);
  const [uploading, setUploading] = useState<readonly string[]>([]);
  const { pending, problem, run } = useAccountCall();

  const mark = (defect: string, isBusy: boolean) =>
    setUploading((all) =>
      isBusy === all.includes(defect)
        ? all
        : isBusy
          ? [...all, defect]
          : all.filter((one) => one !== defect),
    );
  return (
    <Panel
      title={acts.length > 0 ? 'Новый акт осмотра' : 'Акт осмотра'}
      aside={
        <Button variant="secondary" size="small" onClick={() => setEdited('new')}>
          Добавить замечание
        </Button>
      }
    >
      {draft.length === 0 ? (
        <p className={styles.words}>
          Записывайте по&nbsp;одному замечанию: комната, что не&nbsp;так, фотографии. Отправите всё
          одним актом, когда закончите осмотр.
        </p>
      ) : (
        <>
          <ul className={styles.defects}>
            {draft.map((defect) => (
              <DraftDefect
                key={defect.guid}
                defect={defect}
                onEdit={() => setEdited(defect)}
                onBusy={(isBusy) => mark(defect.guid, isBusy)}
              />
            ))}
          </ul>
          <div className={styles.sign}>
            <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
            <Button
              loading={pending}
              disabled={uploading.length > 0}
              onClick={() => void run(() => browserApi.post('LK.SendDefects', { guid }))}
            >
              Отправить акт, {formatCount(draft.length, DEFECTS)}
            </Button>
            {uploading.length > 0 && (
              <p className={styles.muted} role="status">
                Фотографии загружаются, подождите немного
              </p>
            )}
          </div>
        </>
      )}
      <DefectDialog
        key={edited === 'new' || edited === null ? 'new' : edited.guid}
        order={guid}
        rooms={rooms}
        defect={edited === 'new' ? null : edited}
        open={edited !== null}
        onClose={() => setEdited(null)}
      />
    </Panel>
  );
}
