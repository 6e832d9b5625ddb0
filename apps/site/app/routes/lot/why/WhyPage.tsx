import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { Container } from '@m30/ui-kit/container';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { lotPageTitle } from '../../../store/objects/lot-title.ts';
import { SILENCE } from './core/why-words.ts';
import PriceSum from './PriceSum.tsx';
import type { WhyData } from './why.server.ts';
import styles from './WhyPage.module.css';

/** Why a flat costs what it costs, as a page of its own: for those who have no script, or got its link. */
export function WhyPage({ lot, explanation }: WhyData) {
  return (
    <>
      <Container>
        <Breadcrumbs
          items={[
            { label: 'Главная', href: '/' },
            { label: 'Квартиры', href: '/katalog' },
            { label: lot.complexName, href: `/obekty/${lot.vendor}` },
            { label: `Квартира №\u00a0${lot.number}`, href: lot.url },
            { label: 'Цена' },
          ]}
        />
        <h1 className={styles.title}>{lotPageTitle(lot)}</h1>
      </Container>
      <Section
        flush
        title="Почему такая цена"
        aside={<ArrowLink href={lot.url}>Квартира №&nbsp;{lot.number}</ArrowLink>}
      >
        {explanation.state === 'explained' ? (
          <PriceSum explanation={explanation} lot={lot} />
        ) : (
          <p>{SILENCE[explanation.reason]}</p>
        )}
      </Section>
    </>
  );
}
