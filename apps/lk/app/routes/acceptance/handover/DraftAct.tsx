import { useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { useAim } from '@m30/shell/focus';
import { Button } from '@m30/ui-kit/button';
import { formatCount } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { ConfirmDialog } from '../../../components/confirm-dialog/ConfirmDialog.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import { DefectDialog } from './DefectDialog.tsx';
import { DraftDefect } from './DraftDefect.tsx';
import type { Defect, PremisesDetails } from '../../../store/handover/handover.ts';
import styles from './handover.module.css';

/** Id of the button that adds a defect. */
const ADD = 'add-defect';

const DEFECTS = ['замечание', 'замечания', 'замечаний'] as const;

/** The act that the buyer still writes: defects with their photos, sent together. */
export function DraftAct({ premises }: { premises: PremisesDetails }) {
  const { guid, draft, rooms, acts } = premises;
  const [edited, setEdited] = useState<Defect | 'new' | null>(null);
  const [uploading, setUploading] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Defect | 'act' | null>(null);
  const [said, setSaid] = useState('');
  const { pending, problem, run } = useAccountCall();
  const aimAt = useAim();
  const count = formatCount(draft.length, DEFECTS);

  const mark = (defect: string, isBusy: boolean) =>
    setUploading((all) =>
      isBusy === all.includes(defect)
        ? all
        : isBusy
          ? [...all, defect]
          : all.filter((one) => one !== defect),
    );
  async function confirm() {
    if (asked === null) return;
    const done =
      asked === 'act'
        ? await run(() => browserApi.post('LK.SendDefects', { guid }))
        : await run(() => browserApi.post('LK.DeleteDefect', { guid: asked.guid }));
    if (!done) return;
    setAsked(null);
    setSaid(asked === 'act' ? `Акт отправлен, ${count}` : `Замечание удалено: ${asked.room}`);
    // What was pressed is gone.
    aimAt(ADD);
  }
  return (
    <Panel
      title={acts.length > 0 ? 'Новый акт осмотра' : 'Акт осмотра'}
      aside={
        <Button id={ADD} variant="secondary" size="small" onClick={() => setEdited('new')}>
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
                onDelete={() => setAsked(defect)}
                onBusy={(isBusy) => mark(defect.guid, isBusy)}
              />
            ))}
          </ul>
          <div className={styles.sign}>
            <Button disabled={uploading.length > 0} onClick={() => setAsked('act')}>
              Отправить акт, {count}
            </Button>
            {uploading.length > 0 && (
              <p className={styles.muted} role="status">
                Фотографии загружаются, подождите немного
              </p>
            )}
          </div>
        </>
      )}
      <div role="status">{said && <Notice tone="success">{said}</Notice>}</div>
      <ConfirmDialog
        name="confirmAct"
        {...(asked === 'act'
          ? {
              title: 'Отправить акт?',
              lead: `${count} уйдут инженеру, изменить их\u00a0после этого нельзя. Новое замечание можно будет отправить следующим актом.`,
              verb: 'Отправить акт',
              keep: 'Вернуться к\u00a0акту',
            }
          : {
              title: 'Удалить замечание?',
              lead: `${asked?.room ?? ''}. Описание и\u00a0фотографии удалятся насовсем.`,
              verb: 'Удалить замечание',
              keep: 'Оставить',
            })}
        open={asked !== null}
        {...{ pending, problem }}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      />
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
