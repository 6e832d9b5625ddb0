import { COMMUTES } from '@m30/api/filters';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import { CommuteField } from './CommuteField.tsx';
import styles from './FilterField.module.css';

export interface CommuteFieldsProps {
  query: Partial<CatalogueQuery>;
}

const LABELS = ['Адрес', 'Второй адрес'] as const;

/** Ways to two addresses: the second one's fields come once the first is chosen. */
export function CommuteFields({ query }: CommuteFieldsProps) {
  const [first, second] = COMMUTES;
  return (
    <>
      <noscript>
        Без JavaScript напишите дорогу словами в&nbsp;строке поиска над&nbsp;каталогом: «полчаса
        до&nbsp;Невского, 28&nbsp;на&nbsp;метро».
      </noscript>
      <CommuteField query={query} keys={first} label={LABELS[0]} />
      <CommuteField query={query} keys={second} label={LABELS[1]} />
      <p className={styles.note}>
        Оценка: метро&nbsp;— по&nbsp;схеме станций с&nbsp;ожиданием и&nbsp;переходами, пешком&nbsp;—
        4,5&nbsp;км/ч, машина&nbsp;— без&nbsp;пробок. Автобусы и&nbsp;электрички не&nbsp;учтены.
      </p>
    </>
  );
}
