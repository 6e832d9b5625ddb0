import { formatCount } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { countFlats } from '../../../store/apartments/count-flats.ts';
import { HomeCard } from '../../../components/home-card/HomeCard.tsx';
import type { HomeSections } from '../data/home.server.ts';
import { Atlas } from './Atlas.tsx';
import styles from './Homes.module.css';

const COMPLEXES = ['комплекс', 'комплекса', 'комплексов'] as const;
/** All complexes: along the scale of longitude, then as pictures; `total` flats for sale, where the backend counts them. */
export function Homes({ homes, total }: Pick<HomeSections, 'homes' | 'total'>) {
  return (
    <Section
      title={
        <>
          {formatCount(homes.length, COMPLEXES)}
          {total !== undefined && (
            <>
              ,<br />
              {countFlats(total)} в&nbsp;продаже
            </>
          )}
        </>
      }
      aside={<ArrowLink href="/obekty">Все комплексы</ArrowLink>}
    >
      <Atlas homes={homes} />
      <div className={styles.homes}>
        {homes.map((home, index) => (
          <HomeCard key={home.vendor} home={home} sizes={SIZES[index] ?? SMALL} />
        ))}
      </div>
    </Section>
  );
}

/**
 * Of the first cards; on phones the others are rows whose picture is a square cut out of a wide one. The first
 * begins the hero as well, over the whole width: with the same file nothing is loaded twice.
 */
const SIZES = ['100vw', '(min-width: 900px) 33vw, 100vw'];
const SMALL = '(min-width: 900px) 33vw, 190px';
