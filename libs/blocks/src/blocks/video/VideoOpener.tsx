import type { ReactNode } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import type { Video } from '../../core/picture/video.schema.ts';
import { videoTrigger } from '../../parts/video-trigger.ts';
import styles from './VideoBlock.module.css';

export interface VideoOpenerProps {
  video: Video;
  /** Greatest width and the height that goes with it, in CSS pixels. */
  width: number;
  height: number;
  /** A picture that fills the room. */
  children?: ReactNode;
}

/** A poster that opens the window of videos; without script it leads to the video itself. */
export function VideoOpener({ video, width, height, children }: VideoOpenerProps) {
  return (
    <a
      className={styles.opener}
      style={{ maxWidth: width, aspectRatio: `${width} / ${height}` }}
      {...videoTrigger(video)}
    >
      {children}
      <span className={styles.sign}>
        <Icon name="play" size={28} />
      </span>
      <span className={styles.title}>
        <span className="visually-hidden">Смотреть видео: </span>
        {video.title}
      </span>
    </a>
  );
}
