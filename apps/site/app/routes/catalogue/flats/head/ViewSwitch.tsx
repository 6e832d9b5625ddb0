import { useEffect, useRef } from 'react';
import { Icon, type IconName } from '@m30/ui-kit/icon';
import type { CatalogueView } from '../../../../store/apartments/filter-url.ts';
import { loadView } from '../view/lazy-views.ts';
import styles from './CatalogueHead.module.css';

const VIEWS: readonly { id: CatalogueView; words: string; icon?: IconName }[] = [
  { id: 'cards', words: 'Карточки', icon: 'grid' },
  { id: 'list', words: 'Список', icon: 'list' },
  { id: 'plans', words: 'Планировки' },
  { id: 'chess', words: 'Шахматка' },
  { id: 'map', words: 'Карта', icon: 'map' },
];

export interface ViewSwitchProps {
  view: CatalogueView;
  hrefs: Readonly<Record<CatalogueView, string>>;
}

/** The same flats in another view; each is a link. */
export function ViewSwitch({ view, hrefs }: ViewSwitchProps) {
  const row = useRef<HTMLElement>(null);
  // On a phone the row scrolls: it shows the chosen one in its middle. The page itself must not move.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !chosen) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [view]);
  return (
    <nav ref={row} className={styles.views} aria-label="Вид">
      {VIEWS.map(({ id, words, icon }) => (
        <a
          key={id}
          href={hrefs[id]}
          aria-current={id === view ? 'true' : undefined}
          data-keep-scroll=""
          onPointerEnter={() => loadView(id)}
          onFocus={() => loadView(id)}
        >
          {icon && <Icon name={icon} size={18} />}
          {words}
        </a>
      ))}
    </nav>
  );
}
