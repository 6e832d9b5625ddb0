import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { Notice } from '@m30/ui-kit/notice';
import { Panel } from '../../../components/panel/Panel.tsx';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import type { ProfileData } from '../shared/profile.ts';
import styles from './Sessions.module.css';

/** When a login was used last: its day is said once. */
function seenWords(since: string, seen: string): string {
  const isSameDay = formatDate(since, 'short') === formatDate(seen, 'short');
  return isSameDay ? `в\u00a0${formatDate(seen, 'time')}` : formatDate(seen, 'dateTime');
}

/** Where the buyer is logged in; each login but this one may be ended. */
export function Sessions({ sessions }: Pick<ProfileData, 'sessions'>) {
  const { pending, problem, run } = useAccountCall();
  const end = (input: { guid?: string }) =>
    void run(() => browserApi.post('LK.EndSessions', input));
  return (
    <Panel title="Где вы вошли">
      <ul className={styles.list}>
        {sessions.map(({ guid, device, phone, since, seen, own }) => (
          <li key={guid} className={styles.session}>
            <Icon name={phone ? 'mobile' : 'monitor'} size={22} />
            <p>
              {device}
              <small>
                {own ? 'Это устройство, вход' : 'Вход'}{' '}
                <time dateTime={since}>{formatDate(since, 'dateTime')}</time>
                {!own && (
                  <>
                    , был активен <time dateTime={seen}>{seenWords(since, seen)}</time>
                  </>
                )}
              </small>
            </p>
            {!own && (
              <Button
                variant="ghost"
                size="small"
                disabled={pending}
                aria-label={`Завершить вход: ${device}`}
                onClick={() => end({ guid })}
              >
                Завершить
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      {sessions.length > 1 && (
        <Button
          className={styles.all}
          variant="secondary"
          size="small"
          loading={pending}
          onClick={() => end({})}
        >
          Завершить все остальные
        </Button>
      )}
      <p className={styles.note}>
        Вход сам завершается через полтора часа без&nbsp;действий. Незнакомое устройство? Завершите
        вход и&nbsp;смените пароль.
      </p>
    </Panel>
  );
}
