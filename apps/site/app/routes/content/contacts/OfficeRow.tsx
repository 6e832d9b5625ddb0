import type { ResultOf } from '@m30/api/client';
import { Picture } from '@m30/ui-kit/picture';
import { phoneLink } from '@m30/ui-kit/format';
import { Coordinate } from '../../../components/coordinate/Coordinate.tsx';
import styles from './OfficeRow.module.css';

export interface OfficeRowProps {
  office: ResultOf<'Content.GetOffices'>['offices'][number];
  /** Its picture is the page's main one. */
  first: boolean;
}

/** One sales office. */
export function OfficeRow({ office, first }: OfficeRowProps) {
  const { alias, title, address, coordinate, phone, working, notification, picture } = office;
  return (
    <section className={styles.office} id={alias} aria-labelledby={`${alias}-title`}>
      <div className={styles.words}>
        <h2 id={`${alias}-title`}>{title}</h2>
        <p>{address}</p>
        <Coordinate value={coordinate} />
        <a className={styles.phone} {...phoneLink(phone)}>
          {phone}
        </a>
        <ul className="muted">
          {working.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {notification.map((text) => (
          <p key={text} className={styles.notice}>
            {text}
          </p>
        ))}
      </div>
      {picture && (
        <Picture picture={picture} sizes="(min-width: 900px) 58vw, 100vw" priority={first} />
      )}
    </section>
  );
}
