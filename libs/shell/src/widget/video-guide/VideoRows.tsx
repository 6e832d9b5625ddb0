import { useCallback, useState } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import { choose, type Guide } from './guide.ts';
import { lengthOf, lengthWords } from './length.ts';
import type { GuideAtWork } from './use-guide.ts';
import styles from './VideoGuide.module.css';

export interface VideoRowsProps {
  guide: Guide;
  go: GuideAtWork['go'];
}

/** Films and sections to choose from, each by its picture; a film says how long it is. */
export function VideoRows({ guide, go }: VideoRowsProps) {
  return (
    <ul className={styles.list}>
      {guide.list.videos.map((entry) => (
        <li key={entry.id}>
          <button type="button" onClick={() => go(choose(guide, entry))}>
            <span className={styles.picture}>
              {entry.video === null ? (
                entry.poster && <img src={entry.poster} alt="" width={160} height={90} />
              ) : (
                <Film src={entry.video} poster={entry.poster ?? undefined} />
              )}
            </span>
            <span className={styles.title}>{entry.title}</span>
            <Icon name={entry.video === null ? 'chevron-right' : 'play'} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A film by its picture; of the file no more is loaded than says how long it is. */
function Film({ src, poster }: { src: string; poster: string | undefined }) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const read = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video && video.readyState > 0) setSeconds(lengthOf(src, video.duration));
    },
    [src],
  );
  return (
    <>
      {/* It is looked at and not played: the words beside it say what it shows. */}
      <video
        // It may have been loaded before React has put it into the page; nobody hears that event.
        ref={read}
        src={src}
        poster={poster}
        preload="metadata"
        muted
        aria-hidden="true"
        tabIndex={-1}
        onLoadedMetadata={({ currentTarget }) => read(currentTarget)}
      />
      {seconds !== null && <time dateTime={`PT${seconds}S`}>{lengthWords(seconds)}</time>}
    </>
  );
}
