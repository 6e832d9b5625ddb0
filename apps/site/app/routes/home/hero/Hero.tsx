import { useState, type MouseEvent } from 'react';
import { IconButton } from '@m30/ui-kit/icon-button';
import { Meridian } from '@m30/ui-kit/meridian';
import { Picture } from '@m30/ui-kit/picture';
import { LongitudeScale } from '../../../components/longitude/LongitudeScale.tsx';
import { placeOf } from '../../../components/longitude/scale.ts';
import type { HomeData } from '../data/home.server.ts';
import styles from './Hero.module.css';
import { HeroPlate } from './HeroPlate.tsx';
import { HeroPoints } from './HeroPoints.tsx';

type Home = HomeData['homes'][number];

/** The hero: one home at its true longitude; the scale's points switch which one. */
export function Hero({ title, homes }: { title: string; homes: readonly [Home, ...Home[]] }) {
  const west = homes.toSorted((a, b) => a.coordinate[1] - b.coordinate[1]);
  const [shown, setShown] = useState(homes[0]);
  const [before, setBefore] = useState<Home | null>(null);
  const place = placeOf(shown.coordinate[1]);

  function show(home: Home, event?: MouseEvent) {
    // A press on the home that is shown already follows the link.
    if (home === shown || event?.ctrlKey || event?.metaKey) return;
    event?.preventDefault();
    setBefore(shown);
    setShown(home);
  }
  const step = (by: number) => west.at((west.indexOf(shown) + by) % west.length) ?? shown;

  return (
    <section className={styles.hero} data-tone="deep" aria-label="Дома на карте долготы">
      {before && <HeroPicture key={`${before.vendor}-before`} home={before} />}
      <HeroPicture key={shown.vendor} home={shown} first={before === null} />
      <Meridian className={styles.axis} at={place} />
      <HeroPlate home={shown} place={place} />
      <div className={styles.inner}>
        <div className={styles.row}>
          <h1>{title}</h1>
          <div className={styles.steps}>
            <IconButton
              label="Показать дом западнее"
              icon="chevron-left"
              bordered
              onClick={() => show(step(-1))}
            />
            <IconButton
              label="Показать дом восточнее"
              icon="chevron-right"
              bordered
              onClick={() => show(step(1))}
            />
          </div>
        </div>
        <div className={styles.ruler}>
          <LongitudeScale />
          <HeroPoints homes={west} shown={shown} onShow={show} />
        </div>
      </div>
    </section>
  );
}

function HeroPicture({ home, first = false }: { home: Home; first?: boolean }) {
  return (
    <Picture
      className={first ? styles.picture : `${styles.picture} ${styles.coming}`}
      picture={home.picture}
      sizes="100vw"
      // The slide before it stays in sight until this one is decoded.
      style={first ? undefined : { backgroundImage: 'none', backgroundColor: 'transparent' }}
      priority={first}
      crop="portrait"
    />
  );
}
