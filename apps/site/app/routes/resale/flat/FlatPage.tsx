import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { Container } from '@m30/ui-kit/container';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { LotGrid } from '../../../components/lot-card/index.ts';
import { RESALE_PATH } from '../shared/resale-url.ts';
import { placeTitle } from '../shared/resale-words.ts';
import { ResaleCard } from '../shared/ResaleCard.tsx';
import { FlatBar } from './bar/FlatBar.tsx';
import { FlatColumn } from './column/FlatColumn.tsx';
import { FlatFacts } from './facts/FlatFacts.tsx';
import styles from './FlatPage.module.css';
import { FlatGallery } from './gallery/FlatGallery.tsx';
import { FlatPlace } from './place/FlatPlace.tsx';
import { FlatMortgage } from './price/FlatMortgage.tsx';
import { PriceHistory } from './price/PriceHistory.tsx';
import type { ResalePageFlat } from './data/resale-flat.ts';

/** One resale flat: pictures and price, facts and words, what it has cost, where it is, and what is like it. */
export function FlatPage({ flat }: { flat: ResalePageFlat }) {
  return (
    <>
      <Container>
        <Breadcrumbs
          items={[
            { label: 'Главная', href: '/' },
            { label: 'Вторичное жильё', href: RESALE_PATH },
            { label: placeTitle(flat) },
          ]}
        />
        <div className={styles.flat}>
          <FlatGallery flat={flat} />
          <FlatColumn flat={flat} />
        </div>
      </Container>
      <FlatFacts flat={flat} />
      {flat.priceHistory.length > 0 && <PriceHistory prices={flat.priceHistory} />}
      {flat.mortgage && <FlatMortgage mortgage={flat.mortgage} />}
      <FlatPlace flat={flat} />
      {flat.similar.length > 0 && (
        <Section
          title="Похожие квартиры"
          aside={<ArrowLink href={RESALE_PATH}>Все квартиры</ArrowLink>}
        >
          <LotGrid columns={4}>
            {flat.similar.map((one) => (
              <ResaleCard key={one.id} flat={one} />
            ))}
          </LotGrid>
        </Section>
      )}
      <FlatBar flat={flat} />
    </>
  );
}
