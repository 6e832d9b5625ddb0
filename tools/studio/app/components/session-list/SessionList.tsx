import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import type { StudioResult } from '../../../contract/client.ts';
import styles from './SessionList.module.css';

type Session = StudioResult<'Session.List'>['sessions'][number];

interface SessionListProps {
  sessions: readonly Session[];
  /** Ends one of them; without it they are only shown. */
  onEnd?: ((session: string) => void) | undefined;
}

/** Logins that have not ended, each with its device. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  return (
    <ul className={styles.list}>
      {sessions.map(({ guid, device, phone, last_seen_at, created_at, own }) => (
        <li key={guid}>
          <Icon name={phone ? 'mobile' : 'monitor'} size={16} />
          <span>
            {device}
            <small>
              {own ? 'это устройство' : `был ${formatDate(last_seen_at, 'stamp')}`} · вход{' '}
              {formatDate(created_at, 'stamp')}
            </small>
          </span>
          {onEnd && !own && (
            <Button
              variant="ghost"
              size="small"
              aria-label={`Завершить вход: ${device}`}
              onClick={() => onEnd(guid)}
            >
              Завершить
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
