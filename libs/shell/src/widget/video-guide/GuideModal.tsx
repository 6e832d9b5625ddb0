import { useEffect, useRef } from 'react';
import { IconButton } from '@m30/ui-kit/icon-button';
import { Modal } from '@m30/ui-kit/modal';
import { VideoPlayer } from '@m30/ui-kit/video-player';
import { back, type Guide } from './guide.ts';
import type { GuideAtWork } from './use-guide.ts';
import { VideoRows } from './VideoRows.tsx';
import styles from './VideoGuide.module.css';

export interface GuideModalProps {
  guide: Guide;
  go: GuideAtWork['go'];
  onClose: () => void;
}

/** The guide's window: a list of films and sections, or the film that plays. */
export default function GuideModal({ guide, go, onClose }: GuideModalProps) {
  const { list, film } = guide;
  const way = back(guide);
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef(guide);
  useEffect(() => {
    if (shown.current === guide) return;
    shown.current = guide;
    // What was pressed is gone: the heading of the new view takes its focus.
    dialog.current?.querySelector('h2')?.focus();
  }, [guide]);
  return (
    <Modal
      ref={dialog}
      open
      name="videoGuide"
      size="wide"
      className={styles.window}
      title={film?.title ?? (list.title || list.default_title)}
      onClose={onClose}
    >
      {film ? (
        <VideoPlayer
          key={film.src}
          autoPlay
          className={styles.frame}
          title={film.title}
          source={{ src: film.src }}
          width={752}
          height={423}
        />
      ) : (
        <VideoRows guide={guide} go={go} />
      )}
      {way && (
        <IconButton
          className={styles.back}
          label="Назад к списку"
          icon="arrow-left"
          bordered
          onClick={() => go(way)}
        />
      )}
    </Modal>
  );
}
