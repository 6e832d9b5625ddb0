import styles from './Chessboard.module.css';

const SIGNS = [
  { status: 'free', sign: '2', words: 'Свободна' },
  { status: 'free', sale: true, sign: '2', words: 'Свободна, есть скидка' },
  { status: 'free', out: true, sign: '2', words: 'Не\u00a0подходит под\u00a0фильтры' },
  { status: 'held', sign: '2', words: 'Забронирована' },
  { status: 'reserved', sign: '2', words: 'Резерв, договор на\u00a0подписании' },
  { status: 'reserved', own: true, sign: '2', words: 'Ваша бронь или\u00a0заказ' },
  { status: 'sold', sign: '', words: 'Продана' },
  { status: 'closed', sign: '—', words: 'Не\u00a0в\u00a0продаже' },
];

export interface ChessLegendProps {
  /** Some flats do not pass the filters, so that the sign of those is explained too. */
  filtered: boolean;
  /** The visitor has a flat of his own here. */
  hasOwn: boolean;
}

/** What the looks of a cell mean. */
export function ChessLegend({ filtered, hasOwn }: ChessLegendProps) {
  return (
    <ul className={styles.legend} aria-label="Обозначения">
      {SIGNS.filter(({ out, own }) => (!out || filtered) && (!own || hasOwn)).map(
        ({ status, sale, out, own, sign, words }) => (
          <li key={words}>
            <i
              className={styles.cell}
              data-status={status}
              data-sale={sale}
              data-out={out}
              data-own={own ? '' : undefined}
              aria-hidden="true"
            >
              {sign}
            </i>
            {words}
          </li>
        ),
      )}
    </ul>
  );
}
