import { formatDate } from '@m30/ui-kit/format';
import { useBlocksHost } from '../../host/BlocksHost.tsx';
import { BlockAction } from '../../parts/block-action/BlockAction.tsx';
import type { CountdownProps } from './countdown.schema.ts';
import styles from './CountdownBlock.module.css';
import { timeLeft } from './time-left.ts';
import { useNow } from './useNow.ts';

/** How long something lasts: the date in words for everybody, the time that is left where the page lives. */
export function CountdownBlock({ title, text, until, done, action }: CountdownProps) {
  const end = Date.parse(until);
  const now = useNow(useBlocksHost().now, end);
  const ended = now !== null && now >= end;
  return (
    <div className={styles.countdown} data-state={ended ? 'ended' : 'running'}>
      <div className={styles.words}>
        {title && <h2>{title}</h2>}
        {text && <p className={styles.text}>{text}</p>}
        <p className={styles.date}>
          {ended ? `${done}: ` : 'До\u00a0'}
          <time dateTime={until}>
            {formatDate(end)}, {formatDate(end, 'time')}
          </time>{' '}
          по&nbsp;московскому времени
        </p>
      </div>
      {!ended && (
        <div className={styles.left}>
          {/* Its room is kept while nothing is known. */}
          <p className={styles.timer} role="timer" data-unknown={now === null || undefined}>
            {timeLeft(end - (now ?? end)).map(([value, word], index) => (
              <span key={index} className={styles.part} data-part={PARTS[index]}>
                <span className={styles.value}>{value}</span> <span>{word}</span>{' '}
              </span>
            ))}
          </p>
          {action && <BlockAction action={action} />}
        </div>
      )}
    </div>
  );
}

const PARTS = ['days', 'hours', 'minutes', 'seconds'];
