import { VideoPlayer } from '@m30/ui-kit/video-player';
import { BlockPicture } from '../../react/BlockPicture.tsx';
import styles from './VideoBlock.module.css';
import type { VideoProps } from './video.schema.ts';
import { VideoOpener } from './VideoOpener.tsx';

/** Height of an embedded video in CSS pixels (specification, section 9), and the width that goes with it. */
const HEIGHT = 520;
const WIDTH = 924;

/** One video behind its poster, and what is said of it. */
export function VideoBlock(video: VideoProps) {
  const { title, poster, description, plays } = video;
  const picture = poster && (
    <BlockPicture picture={{ ...poster, alt: '' }} sizes={`(min-width: 960px) ${WIDTH}px, 100vw`} />
  );
  return (
    <figure className={styles.video}>
      {plays === 'window' ? (
        <VideoOpener video={video} width={WIDTH} height={HEIGHT}>
          {picture}
        </VideoOpener>
      ) : (
        <VideoPlayer title={title} source={video} poster={picture} width={WIDTH} height={HEIGHT} />
      )}
      {description && <figcaption className={styles.words}>{description}</figcaption>}
    </figure>
  );
}
