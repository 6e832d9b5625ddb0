import { Skeleton } from '@m30/ui-kit/skeleton';
import styles from './BankSection.module.css';

const ROWS = 4;

/** The place of the bank table while it is on its way. */
export function BankSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p className="visually-hidden">Загружаем предложения банков</p>
      {Array.from({ length: ROWS }, (_, i) => (
        <Skeleton key={i} height={36} />
      ))}
      <noscript>
        Таблица банков показывается с&nbsp;включённым JavaScript. Условия назовут по&nbsp;телефону
        в&nbsp;офисе продаж.
      </noscript>
    </div>
  );
}
