import type { ResultOf } from '@m30/api/client';
import { Container } from '@m30/ui-kit/container';
import { formatCount } from '@m30/ui-kit/format';
import { LeadBand } from '../../../components/lead-band/LeadBand.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { ComplexRow } from './ComplexRow.tsx';
import styles from './ProjectsPage.module.css';

export type ProjectsPageProps = ResultOf<'Objects.GetCatalog'>;

/** The store's front page: every complex with its facts, the cheapest first. */
export function ProjectsPage({ complexes }: ProjectsPageProps) {
  const flats = complexes.reduce((sum, { free }) => sum + free, 0);
  return (
    <>
      <PageHead
        title="Жилые комплексы"
        note={`${formatCount(complexes.length, ['комплекс', 'комплекса', 'комплексов'])}, ${formatCount(flats, ['квартира', 'квартиры', 'квартир'])} в\u00a0продаже. Сначала те, где цена ниже.`}
      />
      <Container>
        <ul className={styles.list}>
          {complexes.map((complex, index) => (
            <li key={complex.vendor}>
              <ComplexRow complex={complex} first={index === 0} />
            </li>
          ))}
        </ul>
      </Container>
      <LeadBand
        title="Поможем выбрать комплекс"
        text="Оставьте имя и телефон. Специалист отдела продаж перезвонит в рабочее время, сравнит дома и ответит на вопросы."
      />
    </>
  );
}
