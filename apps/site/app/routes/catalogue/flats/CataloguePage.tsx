import { Suspense, useState } from 'react';
import { useNavigation } from 'react-router';
import { Container } from '@m30/ui-kit/container';
import { Icon } from '@m30/ui-kit/icon';
import { NothingFound } from '../../../components/listing-form/NothingFound.tsx';
import { Wish } from '../../../components/wish/Wish.tsx';
import type { CatalogueData } from './data/catalogue.server.ts';
import styles from './CataloguePage.module.css';
import { CommuteNote } from './commute/CommuteNote.tsx';
import { FilterBar } from './filter-bar/FilterBar.tsx';
import { OpenPanel } from './filter-panel/OpenPanel.tsx';
import { CatalogueHead } from './head/CatalogueHead.tsx';
import { FilterPanel, loadFilters } from './filter-bar/lazy-filters.ts';
import { Results } from './result/Results.tsx';
import { CatalogueToolbar } from './toolbar/CatalogueToolbar.tsx';

/** Search of flats: filters, their result in one of five views, and the way through its pages. */
export function CataloguePage({ data }: { data: CatalogueData }) {
  const [panelOpen, setPanelOpen] = useState(false);
  const navigation = useNavigation();
  const pending = navigation.location?.pathname === '/katalog';
  const { state, facets, total, title, hrefs, found, chips, ways } = data;
  const active = chips.filter(({ refused }) => !refused).length;
  const openPanel = () => setPanelOpen(true);
  return (
    <>
      <CatalogueHead title={title} view={found.view} hrefs={hrefs.views} />
      {/* Whoever looks at the board of a complex has found it: the board begins higher. */}
      {found.view !== 'chess' && (
        <Container className={styles.wish}>
          <Wish />
        </Container>
      )}
      <FilterBar data={data} active={active} onOpen={openPanel} />
      <Container>
        <CatalogueToolbar data={data} />
        <CommuteNote commutes={data.commutes} query={state.query} />
        {total === 0 ? (
          <NothingFound
            what="квартир"
            ways={ways}
            all={{ label: 'Показать все квартиры', href: '/katalog' }}
          />
        ) : (
          <Results data={data} pending={pending} />
        )}
      </Container>
      <div className={styles.dock} data-layer="bar" onTouchStart={() => void loadFilters()}>
        <OpenPanel href={hrefs.filters} active={active} onOpen={openPanel}>
          Фильтры
        </OpenPanel>
        {found.view === 'map' ? (
          <a href={hrefs.views.cards}>
            <Icon name="grid" />
            Карточками
          </a>
        ) : (
          <a href={hrefs.views.map}>
            <Icon name="map" />
            На&nbsp;карте
          </a>
        )}
      </div>
      {panelOpen && (
        <Suspense>
          <FilterPanel
            state={state}
            count={{ total, facets }}
            onClose={() => setPanelOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
