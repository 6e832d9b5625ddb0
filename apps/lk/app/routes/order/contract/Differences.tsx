import { plural } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { clauseId, type Chapter } from './contract.ts';
import styles from './Clauses.module.css';

/** How to read the page, and which clauses are others than the company's sample has. */
export function Differences({ chapters }: { chapters: readonly Chapter[] }) {
  const found = chapters.flatMap(({ clauses }) => clauses.filter(({ differs }) => differs));
  const words = plural(found.length, [
    'пункт отличается',
    'пункта отличаются',
    'пунктов отличаются',
  ]);
  return (
    <Notice>
      <p className={styles.intro}>
        Чёрным набран текст, который вы&nbsp;подпишете, серым рядом&nbsp;— то&nbsp;же простыми
        словами; объяснение не&nbsp;заменяет договор.{' '}
        {found.length === 0 ? (
          'Все пункты такие, как в\u00a0образце компании.'
        ) : (
          <>
            <b>
              {found.length}&nbsp;{words} от&nbsp;образца компании
            </b>
            , отмечено линией слева:{' '}
            {found.map(({ number }, at) => (
              <span key={number}>
                {at > 0 && ', '}
                <a href={`#${clauseId(number)}`}>{number}</a>
              </span>
            ))}
            .
          </>
        )}
      </p>
    </Notice>
  );
}
