import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { phoneHref } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { TextLink } from '@m30/ui-kit/link';
import { DayRuler } from './DayRuler.tsx';
import { reminderWords, wayHref } from './viewing-words.ts';
import styles from './Viewing.module.css';

type Viewing = ResultOf<'Viewing.Get'>['viewing'];

export interface ViewingDoneProps {
  viewing: Viewing;
}

/** The sign of what has been done, for the heading over it. */
export const DoneMark = () => (
  <span className={styles.mark}>
    <Icon name="check" size={28} />
  </span>
);

/** A viewing that is booked: when, where, what, who, and what can be done with it. */
export function ViewingDone({ viewing }: ViewingDoneProps) {
  const { at, until, place, lot, host, video, calendar, href, mailed, reminders } = viewing;
  const can = viewing.can_change;
  return (
    <div className={styles.done}>
      <DayRuler at={at} until={until} />
      <p className={styles.muted}>
        {mailed ? 'СМС и\u00a0письмо отправлены' : 'СМС отправлена'}
        {reminderWords(reminders)}. Место за&nbsp;вами, больше ничего не&nbsp;нужно.
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Где</dt>
          <dd>{video ? <TextLink href={video}>{place.address}</TextLink> : place.address}</dd>
        </div>
        {lot && (
          <div>
            <dt>Что смотрим</dt>
            <dd>
              <TextLink href={lot.url}>{lot.where}</TextLink>
            </dd>
          </div>
        )}
        <div>
          <dt>Встретит</dt>
          <dd>
            {host.name},{' '}
            <TextLink className={styles.phone} href={phoneHref(host.phone)}>
              {host.phone}
            </TextLink>
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button href={calendar} download>
          <Icon name="calendar" size={20} />В календарь, файл .ics
        </Button>
        {place.point && (
          <Button variant="secondary" href={wayHref(place.point)} target="_blank" rel="noopener">
            <Icon name="map" size={20} />
            Маршрут
          </Button>
        )}
      </div>
      {can ? (
        <p className={styles.links}>
          <TextLink href={`${href}?change=move#izmenit`}>Перенести</TextLink>
          <TextLink href={`${href}?change=cancel#izmenit`}>Отменить запись</TextLink>
        </p>
      ) : (
        <p className={styles.muted}>
          До&nbsp;встречи меньше двух часов: перенести или отменить её можно по&nbsp;телефону.
        </p>
      )}
    </div>
  );
}
