import { inMinutes } from '../../core/in-minutes.ts';
import type { MapPlace } from '../../core/map-data.ts';
import type { TravelAnswer } from '../../core/travel.ts';
import styles from './TravelForm.module.css';

/** How long the way takes, where to, and how sure that is. */
export function TravelResult({
  answer: { minutes, estimate, matched },
  from,
}: {
  answer: TravelAnswer;
  from: Pick<MapPlace, 'title'>;
}) {
  const time = inMinutes(minutes);
  return (
    <div className={styles.result}>
      <p className={styles.time}>
        <span>От&nbsp;комплекса «{from.title}» на&nbsp;машине</span>{' '}
        <b>{estimate ? `≈\u00a0${time}` : time}</b>
      </p>
      <p className={styles.note}>
        Нашли: {matched.label}
        {!matched.exact && ' (без номера дома)'}.{' '}
        {estimate
          ? 'Без\u00a0учёта пробок. Расчёт по\u00a0дорожной сети города.'
          : 'С\u00a0учётом пробок сейчас.'}
      </p>
    </div>
  );
}
