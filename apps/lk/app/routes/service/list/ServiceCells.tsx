import type { ResultOf } from '@m30/api/client';
import { formatMoney } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import styles from './Services.module.css';

type Section = ResultOf<'LK.GetServices'>['sections'][number];

/** A service with the section that it belongs to. */
interface Cell extends Omit<Section, 'sections'> {
  above: { id: string; name: string } | null;
}

/** Services in cells on hairlines, each a link; those of one section stand beside each other under its name. */
export function ServiceCells({ sections }: { sections: readonly Section[] }) {
  const cells = sections.flatMap(({ sections: inner, ...section }): Cell[] =>
    inner.length > 0
      ? inner.map((one) => ({ ...one, above: section }))
      : [{ ...section, above: null }],
  );
  return (
    <ul className={styles.cells}>
      {cells.map(({ id, name, price_from: price, above }) => (
        <li key={id} className={styles.cell}>
          <p className={styles.above}>
            {above && <a href={`/lk/services/${above.id}`}>{above.name}</a>}
          </p>
          <h3>
            <a className={styles.whole} href={`/lk/services/${id}`}>
              {name}
            </a>
          </h3>
          <p className={styles.price}>
            {price === null ? 'цену рассчитаем' : <>от&nbsp;{formatMoney(price)}</>}
            <Icon name="arrow-right" size={20} />
          </p>
        </li>
      ))}
    </ul>
  );
}
