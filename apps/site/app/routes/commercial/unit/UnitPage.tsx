import type { ResultOf } from '@m30/api/client';
import { metrePrice } from '@m30/calculators/area';
import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { Container } from '@m30/ui-kit/container';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { LargePlan } from '../../../components/zoom-stage/LargePlan.tsx';
import { LotGrid } from '../../../components/lot-card/LotGrid.tsx';
import { useLiveLot } from '../../../store/live/index.ts';
import { unitTitle } from '../shared/premises-words.ts';
import { StoreUnit } from '../shared/StoreUnit.tsx';
import { UnitBar } from './UnitBar.tsx';
import { UnitColumn } from './UnitColumn.tsx';
import { UnitFacts } from './UnitFacts.tsx';
import styles from './UnitPage.module.css';
import { UnitYield } from './UnitYield.tsx';

/** One unit of premises as the page has it. */
export type PremisesPageUnit = ResultOf<'Objects.GetPremisesItem'>;

export interface UnitPageProps {
  unit: PremisesPageUnit;
  /** Query of the page, which the calculator reads. */
  query: string;
}

/** One unit of commercial premises: its plan and price, facts, what it brings, and what is like it. */
export function UnitPage({ unit: drawn, query }: UnitPageProps) {
  const unit = useUnitNow(drawn);
  const drawing = unit.mirrored ? unit.plan : unit.labelledPlan;
  const alt = planWords(unit);
  return (
    <>
      <Container>
        <Breadcrumbs
          items={[
            { label: 'Главная', href: '/' },
            { label: 'Коммерция', href: '/kommerciya' },
            { label: unit.complexName, href: `/kommerciya/${unit.vendor}` },
            { label: `${unit.buildingName}, №\u00a0${unit.number}` },
          ]}
        />
        <div className={styles.unit}>
          <figure className={styles.stage} data-tone="paper">
            <img
              data-mirrored={unit.mirrored || undefined}
              data-drawing=""
              src={drawing}
              alt={alt}
              fetchPriority="high"
            />
            <figcaption>
              <LargePlan src={drawing} alt={alt} mirrored={unit.mirrored} />
            </figcaption>
          </figure>
          <UnitColumn unit={unit} />
        </div>
      </Container>
      <UnitFacts unit={unit} />
      {unit.price !== null && unit.rent > 0 && (
        <UnitYield unit={unit} price={unit.price} query={query} />
      )}
      {unit.similar.length > 0 && (
        <Section
          title="Похожие помещения"
          aside={<ArrowLink href="/katalog/kommerciya">Весь каталог</ArrowLink>}
        >
          <LotGrid columns={4}>
            {unit.similar.map((one) => (
              <StoreUnit key={one.id} unit={one} />
            ))}
          </LotGrid>
          <p className={styles.note}>
            Цена не&nbsp;является публичной офертой. Планы справочные, точные размеры указаны
            в&nbsp;договоре.
          </p>
        </Section>
      )}
      <UnitBar unit={unit} />
    </>
  );
}

/** The unit with the status and price that it has at this moment. */
function useUnitNow(drawn: PremisesPageUnit): PremisesPageUnit {
  const unit = useLiveLot(drawn);
  const { price, area } = unit;
  if (unit === drawn) return drawn;
  const pricePerMetre = price === null ? null : metrePrice(price, area, 'page');
  return { ...unit, pricePerMetre };
}

/** A flipped drawing has no words in it, so the picture's own say the rooms. */
function planWords({ roomList, ...unit }: PremisesPageUnit): string {
  const rooms = roomList.map(({ name }) => name.toLowerCase()).join(', ');
  return [`План, ${unitTitle(unit).toLowerCase()}`, rooms].filter(Boolean).join(': ');
}
