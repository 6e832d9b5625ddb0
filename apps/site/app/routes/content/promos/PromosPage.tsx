import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { NothingSpot } from '@m30/ui-kit/spot';
import { LeadBand } from '../../../components/lead-band/LeadBand.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { PromoConditions } from '../../../components/rows/promo-row/PromoConditions.tsx';
import { PromoRow } from '../../../components/rows/promo-row/PromoRow.tsx';
import { EndedPromos } from './EndedPromos.tsx';
import styles from './PromosPage.module.css';

export interface PromosPageProps {
  /** In force today. */
  promos: ResultOf<'Content.GetPromos'>['promos'];
  /** Over, the last one first. */
  ended: ResultOf<'Content.GetPromos'>['promos'];
}

/** Every offer in force with its full conditions, and those that are over. */
export function PromosPage({ promos, ended }: PromosPageProps) {
  return (
    <>
      <PageHead title="Акции" note="Всё, что действует сегодня. Полные условия — под списком." />
      <Container className={styles.list}>
        {promos.length === 0 && (
          <EmptyState
            drawing={<NothingSpot />}
            title="Сейчас акций нет"
            action={<Button href="/katalog">Выбрать квартиру</Button>}
          />
        )}
        {promos.map((promo) => (
          <PromoRow key={promo.alias} promo={promo} heading="h2" period pictured />
        ))}
        <PromoConditions promos={promos} />
        <EndedPromos promos={ended} />
      </Container>
      <LeadBand
        title="Посчитаем по акции"
        text="Оставьте имя и телефон. Специалист отдела продаж перезвонит в&nbsp;рабочее время и&nbsp;посчитает цену и&nbsp;платёж."
      />
    </>
  );
}
