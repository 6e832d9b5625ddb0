import type { ReactNode } from 'react';
import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { formatCount } from '@m30/ui-kit/format';
import styles from './StoreHead.module.css';

export interface StoreHeadProps {
  title: string;
  /** How many lots there are. */
  count: number;
  /** What follows the count: « из 8 возможных». */
  rest?: string;
  /** Tools beside the title. */
  children?: ReactNode;
}

/** The head of a list of chosen lots: where it is, how many, what can be done with them all. */
export function StoreHead({ title, count, rest = '', children }: StoreHeadProps) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: title }]} />
      <div className={styles.head}>
        <h1>
          {title}
          <small role="status">
            {count > 0 && `${formatCount(count, ['лот', 'лота', 'лотов'])}${rest}`}
          </small>
        </h1>
        {children}
      </div>
    </>
  );
}
