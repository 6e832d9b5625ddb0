import { useRef } from 'react';
import { useNavigation } from 'react-router';
import { Container } from '@m30/ui-kit/container';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { activeChips } from './active-chips.ts';
import type { CatalogueData } from './catalogue.server.ts';
import styles from './CataloguePage.module.css';
import { FilterBar } from './filter-bar/FilterBar.tsx';
import { FilterPanel } from './filter-panel/FilterPanel.tsx';
import { OpenPanel } from './filter-panel/OpenPanel.tsx';
import { EmptyResult } from './result/EmptyResult.tsx';
import { Results } from './result/Results.tsx';
import { Toolbar } from './result/Toolbar.tsx';

/** Search of flats: filters, their result and the way through its pages. */
export function CataloguePage({ found }: { found: CatalogueData }) {
  const panel = useRef<HTMLDialogElement>(null);
  const navigation = useNavigation();
  const pending = navigation.location?.pathname === '/katalog';
  const { state, facets, total } = found;
  const chips = activeChips(state, facets);
  const shared = { state, count: { total, facets } };
  const active = chips.filter(({ refused }) => !refused).length;
  return (
    <>
      <PageHead title="Квартиры" />
      <FilterBar {...shared} active={active} panel={panel} />
      <Container>
        <Toolbar chips={chips} state={state} total={total} />
        {total === 0 ? <EmptyResult found={found} /> : <Results found={found} pending={pending} />}
      </Container>
      <div className={styles.dock} data-page-bar="">
        <OpenPanel className={styles.open} active={active} panel={panel}>
          Фильтры
        </OpenPanel>
      </div>
      <FilterPanel {...shared} ref={panel} />
    </>
  );
}
