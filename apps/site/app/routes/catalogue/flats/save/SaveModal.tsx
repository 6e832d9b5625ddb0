import { useSession } from '@m30/shell/session';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import { CopyLink } from './CopyLink.tsx';
import type { SaveButtonProps } from './SaveButton.tsx';
import { SaveForm } from './SaveForm.tsx';
import styles from './SaveModal.module.css';

export interface SaveModalProps extends SaveButtonProps {
  onClose: () => void;
}

/** Keeps a search: a buyer gives it a name and gets letters, everybody may take its address. */
export function SaveModal({ data, onClose }: SaveModalProps) {
  const { status } = useSession();
  return (
    <Modal open name="saveSearch" size="small" title="Сохранить подборку" onClose={onClose}>
      <div className={styles.stack}>
        {status === 'user' ? (
          <SaveForm data={data} />
        ) : (
          <>
            <p>
              Войдите в&nbsp;личный кабинет, и&nbsp;мы напишем вам, когда по&nbsp;этим фильтрам
              появятся новые квартиры или снизятся цены.
            </p>
            <Button data-modal-trigger="login" onClick={onClose}>
              Войти
            </Button>
          </>
        )}
        <CopyLink />
      </div>
    </Modal>
  );
}
