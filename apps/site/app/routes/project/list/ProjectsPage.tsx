import type { ResultOf } from '@m30/api/client';
import { Container } from '@m30/ui-kit/container';
import { formatCount } from '@m30/ui-kit/format';
import { countFlats } from '../../../store/apartments/count-flats.ts';
import { ComplexMap } from '../../../components/complex-map/ComplexMap.tsx';
import { LeadBand } from '../../../components/lead-band/LeadBand.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { ComplexRow } from './ComplexRow.tsx';
import styles from './ProjectsPage.module.css';

export interface ProjectsPageProps extends ResultOf<'Objects.GetCatalog'> {
  /** How the complexes are shown. */
  view: 'list' | 'map';
}

/** The store's front page: every complex with its facts, the cheapest first. */
export function ProjectsPage({ complexes, view }: ProjectsPageProps) {
  const flats = complexes.reduce((sum, { free }) => sum + free, 0);
  return (
    <>
      <PageHead
        title="Жилые комплексы"
        note={`${formatCount(complexes.length, ['комплекс', 'комплекса', 'комплексов'])}, ${countFlats(flats)} в\u00a0продаже. Сначала те, где цена ниже.`}
      />
      <Container className={styles.list}>
        <nav className={styles.views} aria-label="Вид">
          <a href="/obekty" data-keep-scroll="" aria-current={view === 'list' ? 'true' : undefined}>
            Списком
          </a>
          <a
            href="/obekty?view=map"
            data-keep-scroll=""
            aria-current={view === 'map' ? 'true' : undefined}
          >
            На&nbsp;карте
          </a>
        </nav>
        {view === 'map' ? (
          <>
            <h2 className="visually-hidden">Комплексы на&nbsp;карте</h2>
            <ComplexMap>
              <PlaceLinks complexes={complexes} />
            </ComplexMap>
          </>
        ) : (
          <ul>
            {complexes.map((complex, index) => (
              <li key={complex.vendor}>
                <ComplexRow complex={complex} first={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </Container>
      <LeadBand
        title="Поможем выбрать комплекс"
        text="Оставьте имя и телефон. Специалист отдела продаж перезвонит в&nbsp;рабочее время, сравнит дома и&nbsp;ответит на&nbsp;вопросы."
      />
    </>
  );
}

/** The complexes in words, until the map is here. */
function PlaceLinks({ complexes }: Pick<ProjectsPageProps, 'complexes'>) {
  return (
    <ul className={styles.places}>
      {complexes.map(({ vendor, name, place }) => (
        <li key={vendor}>
          <a href={`/obekty/${vendor}`}>
            <b>{name}</b> <span className="muted">{place}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
