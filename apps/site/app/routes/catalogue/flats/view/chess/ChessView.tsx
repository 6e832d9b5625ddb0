import { CreditNote } from '@m30/calculators/credit';
import { formatCount, formatQuarter } from '@m30/ui-kit/format';
import { Chessboard } from '../../../../../components/chessboard/index.ts';
import boardCss from '../../../../../components/chessboard/Chessboard.module.css?inline';
import type { ViewProps } from '../shared/view-props.ts';
import { ViewStyles } from '../shared/ViewStyles.tsx';
import type { BoardChoice } from '../../data/board.server.ts';
import styles from './ChessView.module.css';
import css from './ChessView.module.css?inline';

/** The chessboard of one building; the complex and the building are chosen here. */
export default function ChessView({ found, pending }: ViewProps<'chess'>) {
  const { complexes, buildings, chess } = found;
  return (
    <div className={styles.view} data-pending={pending || undefined} aria-busy={pending}>
      <ViewStyles id="chess" css={import.meta.env.SSR ? [boardCss, css] : []} />
      <Choices title="Комплекс" choices={complexes} />
      {buildings.length > 0 && <Choices title="Корпус" choices={buildings} />}
      {chess ? (
        <section aria-labelledby="board">
          <h2 id="board" className={styles.title}>
            «{chess.complexName}», {chess.buildingName.toLowerCase()}
          </h2>
          <p className={styles.note}>
            {formatQuarter(chess.handover)}, {flats(chess.total)}, в&nbsp;продаже {chess.free}
            {chess.matching < chess.free && `, подходит ${chess.matching}`}
          </p>
          <Chessboard chess={chess} />
        </section>
      ) : (
        <p className={styles.note}>
          {buildings.length > 0
            ? 'Выберите корпус, чтобы увидеть его по\u00a0этажам.'
            : 'Выберите комплекс, чтобы увидеть его корпуса по\u00a0этажам.'}
        </p>
      )}
      {chess && <CreditNote className={styles.disclaimer} credits={[chess.programme]} />}
    </div>
  );
}

const flats = (count: number) => formatCount(count, ['квартира', 'квартиры', 'квартир']);

function Choices({ title, choices }: { title: string; choices: readonly BoardChoice[] }) {
  return (
    <nav aria-label={title}>
      <ul className={styles.choices}>
        {choices.map(({ label, count, href, current }) => (
          <li key={label}>
            <a href={href} aria-current={current || undefined} data-keep-scroll="">
              {label} <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
