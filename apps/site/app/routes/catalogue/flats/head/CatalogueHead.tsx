import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { Container } from '@m30/ui-kit/container';
import styles from './CatalogueHead.module.css';
import { ViewSwitch, type ViewSwitchProps } from './ViewSwitch.tsx';

export interface CatalogueHeadProps extends ViewSwitchProps {
  title: string;
}

/** Breadcrumbs, the title in words of the filter, and the views beside it. */
export function CatalogueHead({ title, ...views }: CatalogueHeadProps) {
  const filtered = title !== 'Квартиры';
  const trail = filtered ? [{ label: 'Квартиры', href: '/katalog' }] : [];
  return (
    <Container>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, ...trail, { label: title }]} />
      <div className={styles.head} data-compact={views.view === 'chess' || undefined}>
        <h1>{title}</h1>
        <ViewSwitch {...views} />
      </div>
    </Container>
  );
}
