import { Button } from '@m30/ui-kit/button';
import { formatCoordinate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { Picture } from '@m30/ui-kit/picture';
import type { MapOffice } from '../../core/map-data.ts';
import styles from './OfficeCard.module.css';

/** The sales office in words: picture, name, address, hours and news. */
export function OfficeCard({ office }: { office: MapOffice }) {
  const { title, address, coordinate, img, working, notification } = office;
  const [latitude, longitude] = coordinate;
  return (
    <div className={styles.office}>
      {img && <Picture picture={img} sizes="(min-width: 900px) 324px, 100vw" />}
      <h3>{title}</h3>
      <p>
        {address}
        <span className={styles.coordinate}>
          {formatCoordinate(latitude, 'latitude')}&ensp;{formatCoordinate(longitude, 'longitude')}
        </span>
      </p>
      <ul aria-label="Часы работы">
        {working.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {notification.map((text) => (
        <Notice key={text}>{text}</Notice>
      ))}
      <Button
        variant="secondary"
        wide
        href={`https://yandex.ru/maps/?rtext=~${latitude},${longitude}&rtt=auto`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Построить маршрут
      </Button>
    </div>
  );
}
