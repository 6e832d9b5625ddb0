import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { NothingSpot } from '@m30/ui-kit/spot';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { SiteBlocks, type SiteBlocksProps } from '../../../components/site-blocks/index.ts';
import { LinkFilter } from '../shared/LinkFilter.tsx';
import styles from './VacanciesPage.module.css';
import { VacancyCard } from './VacancyCard.tsx';

export interface VacanciesPageProps {
  page: Pick<ResultOf<'Content.GetPage'>, 'title' | 'description'>;
  /** Every open place. */
  vacancies: ResultOf<'Content.GetVacancies'>['vacancies'];
  /** Chosen department, or an empty text. */
  department: string;
  words: Pick<SiteBlocksProps, 'blocks' | 'live'>;
}

const PATH = '/kompaniya/vakansii';

/** Open places of work by department, each with the form of an answer. */
export function VacanciesPage({ page, vacancies, department, words }: VacanciesPageProps) {
  const shown = vacancies.filter((one) => department === '' || one.department === department);
  const choices = [
    { label: 'Все', href: PATH, count: vacancies.length, current: department === '' },
    ...[...Map.groupBy(vacancies, (one) => one.department)].map(([name, of]) => ({
      label: name,
      href: `${PATH}?department=${encodeURIComponent(name)}`,
      count: of.length,
      current: name === department,
    })),
  ];
  return (
    <>
      <PageHead
        title={page.title}
        note={page.description}
        trail={[{ label: 'О компании', href: '/kompaniya' }]}
      />
      <Container className={styles.page}>
        <LinkFilter label="Отдел" choices={choices} />
        {shown.length === 0 && (
          <EmptyState
            drawing={<NothingSpot />}
            title="Открытых мест здесь сейчас нет"
            action={<Button href={PATH}>Показать все вакансии</Button>}
          />
        )}
        <ul>
          {shown.map((vacancy, index) => (
            <VacancyCard key={vacancy.alias} vacancy={vacancy} open={index === 0} />
          ))}
        </ul>
      </Container>
      <BlockPage>
        <SiteBlocks {...words} />
      </BlockPage>
    </>
  );
}
