import type { ResultOf } from '@m30/api/client';
import { Icon } from '@m30/ui-kit/icon';
import styles from './Services.module.css';

/** Sections to choose from; each opens `servicesInner`. */
export function ServiceList({
  sections,
}: {
  sections: ResultOf<'Content.GetService'>['sections'];
}) {
  return (
    <ul className={styles.list}>
      {sections.map(({ id, name }) => (
        <li key={id}>
          <button type="button" data-modal-trigger="servicesInner" data-id={id}>
            {name}
            <Icon name="arrow-right" />
          </button>
        </li>
      ))}
    </ul>
  );
}
