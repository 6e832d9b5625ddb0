import { COMMUTES } from '@m30/api/filters';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import { CommuteField } from './CommuteField.tsx';
import styles from './FilterField.module.css';

export interface CommuteFieldsProps {
  query: Partial<CatalogueQuery>;
}

const FIRST = { label: 'Адрес', limit: 'Не дольше, минут' };
const SECOND = { label: 'Второй адрес', limit: 'До второго не дольше, минут' };

/** Ways to two addresses, and how their minutes are estimated. */
export function CommuteFields({ query }: CommuteFieldsProps) {
  const [first, second] = COMMUTES;
  return (
    <>
      <noscript>
        Без JavaScript напишите дорогу словами в&nbsp;строке поиска над&nbsp;каталогом: «полчаса
        до&nbsp;Невского, 28&nbsp;на&nbsp;метро».
      </noscript>
      <CommuteField query={query} keys={first} {...FIRST} />
      <CommuteField query={query} keys={second} {...SECOND} />
      <p className={styles.note}>
        Оценка: метро&nbsp;— по&nbsp;схеме станций с&nbsp;ожиданием и&nbsp;переходами, пешком&nbsp;—
        4,5&nbsp;км/ч, машина&nbsp;— без&nbsp;пробок. Автобусы и&nbsp;электрички не&nbsp;учтены.
      </p>
    </>
  );
}
