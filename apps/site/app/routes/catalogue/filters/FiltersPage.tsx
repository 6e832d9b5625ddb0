import { Container } from '@m30/ui-kit/container';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { filterKeys } from '../../../store/apartments/filter-url.ts';
import { FilterFields } from '../flats/filter-field/FilterFields.tsx';
import { FilterForm } from '../flats/filter-form/FilterForm.tsx';
import type { FiltersData } from './filters.server.ts';
import styles from './FiltersPage.module.css';

/** All filters as a page of its own: where the buttons of the catalogue lead without JavaScript. */
export function FiltersPage({ data: { state, count } }: { data: FiltersData }) {
  return (
    <>
      <PageHead title="Фильтры" trail={[{ label: 'Квартиры', href: '/katalog' }]} />
      <Container className={styles.page}>
        <FilterForm state={state} count={count} keys={filterKeys} onDone={() => {}}>
          {(draft) => <FilterFields draft={draft} />}
        </FilterForm>
      </Container>
    </>
  );
}
