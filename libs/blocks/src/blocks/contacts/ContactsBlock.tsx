import { formatPlace } from '@m30/ui-kit/format';
import { BlockAction } from '../../parts/block-action/BlockAction.tsx';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { Reach } from '../../parts/reach/Reach.tsx';
import { BlockPicture } from '../../react/BlockPicture.tsx';
import type { ContactsPlace, ContactsProps } from './contacts.schema.ts';
import styles from './ContactsBlock.module.css';

/** Places in rows: address and way, hours, numbers, a picture. */
export function ContactsBlock({ title, text, link, items }: ContactsProps) {
  const Heading = title ? 'h3' : 'h2';
  return (
    <>
      <BlockHead title={title} text={text} link={link} />
      <ul>
        {items.map((place, index) => (
          <li key={index} className={styles.place}>
            <div className={styles.where}>
              <Heading className={styles.title}>{place.title}</Heading>
              <Address place={place} />
            </div>
            <div className={styles.how}>
              <Lines lines={place.working} />
              <Reach phones={place.phones} email={place.email} />
              {place.notes.map((note) => (
                <p key={note} className={styles.note}>
                  {note}
                </p>
              ))}
              {place.action && (
                <BlockAction action={place.action} variant="secondary" size="small" />
              )}
            </div>
            {place.picture && (
              <BlockPicture
                className={styles.picture}
                picture={place.picture}
                sizes="(min-width: 900px) 33vw, 100vw"
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Address({ place: { address, coordinate } }: { place: ContactsPlace }) {
  const [lat, lon] = coordinate ?? [];
  return (
    <>
      {address && <p>{address}</p>}
      {lat !== undefined && lon !== undefined && (
        <>
          <p className={styles.note}>{formatPlace({ lat, lon })}</p>
          <a
            className={styles.way}
            href={`https://yandex.ru/maps/?rtext=~${lat},${lon}&rtt=auto`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Построить маршрут
          </a>
        </>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
