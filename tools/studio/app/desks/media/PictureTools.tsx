import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { useToast } from '@m30/ui-kit/toast';
import { messageOf } from '../../api/message-of.ts';
import { useChange } from '../../api/queries.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/ConfirmDialog.tsx';
import { ChoosePictures } from '../../components/media/DropPictures.tsx';
import { sendPicture } from '../../components/media/use-picture-uploads.ts';
import styles from './Media.module.css';
import type { EditedPicture } from './PictureSheet.tsx';

interface PictureToolsProps {
  picture: EditedPicture;
  onClose: () => void;
}

/** Another file in its place, and its deletion where nothing uses it. */
export function PictureTools({ picture, onClose }: PictureToolsProps) {
  const { id, used, alt, file } = picture;
  const [sending, setSending] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const show = useToast();
  const touches = ['Pictures.Get', 'Pictures.List'] as const;
  const replace = useChange('Pictures.Replace', {
    touches,
    done: 'Файл заменён, на сайте уже новый',
  });
  const remove = useChange('Pictures.Delete', { touches: ['Pictures.List'], done: 'Удалено' });
  const send = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    setSending(true);
    try {
      const upload = await sendPicture(chosen, new AbortController().signal, () => undefined);
      // A refusal of the method is shown by itself.
      if (upload) await replace.mutateAsync({ id, upload }).catch(() => undefined);
    } catch (error) {
      show({ tone: 'danger', text: messageOf(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.actions}>
      <ChoosePictures
        label="Заменить файл"
        loading={sending}
        onFiles={(files) => void send(files)}
      />
      {used.length === 0 && (
        <Button variant="secondary" size="small" onClick={() => setDeleting(true)}>
          Удалить
        </Button>
      )}
      <ConfirmDialog
        title={`Удалить «${alt || (file?.name ?? id)}»?`}
        action="Удалить"
        open={deleting}
        onClose={() => setDeleting(false)}
        send={async () => {
          await remove.mutateAsync({ id });
          onClose();
        }}
      >
        Картинка нигде не используется. Файл удалится насовсем.
      </ConfirmDialog>
    </div>
  );
}
