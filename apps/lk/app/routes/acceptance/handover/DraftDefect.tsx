import { useEffect, useId, useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { useAim } from '@m30/shell/focus';
import { useUploads } from '@m30/shell/upload';
import { ChooseFiles, UploadRow } from '@m30/shell/upload/list';
import { Button } from '@m30/ui-kit/button';
import { checkFile } from '@m30/ui-kit/file-field';
import { Notice } from '@m30/ui-kit/notice';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import { useRefresh } from '../../../store/query/use-refresh.ts';
import { DefectPhotos } from './DefectPhotos.tsx';
import { DefectWords } from './DefectWords.tsx';
import type { Defect } from '../../../store/handover/handover.ts';
import styles from './handover.module.css';

/** What the server takes; it draws each anew. */
const LIMITS = { accept: '.jpg,.jpeg,.png', maxSize: 30 * 1024 * 1024 };

/** Photos of one defect. */
const MOST = 10;

export interface DraftDefectProps {
  defect: Defect;
  onEdit: () => void;
  onDelete: () => void;
  /** Called with whether photos are on their way. */
  onBusy: (isBusy: boolean) => void;
}

/** A defect that is not sent: its words, its photos and those on their way. */
export function DraftDefect({ defect, onEdit, onDelete, onBusy }: DraftDefectProps) {
  const { guid, room, photos } = defect;
  const refresh = useRefresh();
  const { problem, run } = useAccountCall();
  const aimAt = useAim();
  const [said, setSaid] = useState('');
  const chooser = useId();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { uploads, add } = useUploads<null>({
    owner: guid,
    begin: (file) => browserApi.post('LK.AddDefectPhoto', { guid, ...file }),
    remove: (photo) => browserApi.post('LK.DeleteDefectPhoto', { guid, photo }),
    onArrived: () => void refresh(),
  });
  const isBusy = uploads.some((one) => one.problem === null);
  useEffect(() => onBusy(isBusy));

  const choose = (files: readonly File[]) => {
    const fit = files.slice(0, MOST - photos.length - uploads.length);
    const checked = fit.map((file) => ({ file, refusal: checkFile(file, LIMITS) }));
    setRefusals([
      ...checked.flatMap(({ refusal }) => refusal ?? []),
      ...(fit.length < files.length
        ? [`К\u00a0одному замечанию — до\u00a0${MOST}\u00a0фотографий`]
        : []),
    ]);
    for (const { file, refusal } of checked) if (!refusal) add(file, null);
  };
  async function removePhoto(photo: string) {
    // The button that was pressed goes with its photo.
    aimAt(chooser);
    const done = await run(() => browserApi.post('LK.DeleteDefectPhoto', { guid, photo }));
    if (done) setSaid('Фотография удалена');
  }
  return (
    <li className={styles.defect}>
      <DefectWords defect={defect} />
      <DefectPhotos defect={defect} onRemove={(photo) => void removePhoto(photo)} />
      {uploads.length > 0 && (
        <ul aria-label={`Загружаются: ${room}`}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      <div role="alert" className={styles.alerts}>
        {[...refusals, ...(problem ? [problem] : [])].map((words) => (
          <Notice key={words} tone="danger">
            {words}
          </Notice>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={styles.actions}>
        <ChooseFiles
          id={chooser}
          accept={LIMITS.accept}
          label="Добавить фото"
          of={room}
          disabled={photos.length + uploads.length >= MOST}
          onChoose={choose}
        />
        <Button variant="ghost" size="small" onClick={onEdit}>
          Изменить<span className="visually-hidden">: {room}</span>
        </Button>
        <Button variant="ghost" size="small" onClick={onDelete}>
          Удалить<span className="visually-hidden">: {room}</span>
        </Button>
      </div>
    </li>
  );
}
