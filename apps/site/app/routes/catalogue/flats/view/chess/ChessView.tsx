import { useMemo } from 'react';
import { CreditNote } from '@m30/calculators/credit';
import { formatQuarter } from '@m30/ui-kit/format';
import { countFlats } from '../../../../../store/apartments/count-flats.ts';
import {
  Chessboard,
  ChessLegend,
  useOwnCells,
  type Chess,
} from '../../../../../components/chessboard/index.ts';
import boardCss from '../../../../../components/chessboard/Chessboard.module.css?inline';
import type { ViewProps } from '../shared/view-props.ts';
import { ViewStyles } from '../shared/ViewStyles.tsx';
import type { BoardChoice } from '../../data/board.server.ts';
import styles from './ChessView.module.css';
import css from './ChessView.module.css?inline';

/** Chessboards of the buildings of a complex, or of one of them; both are chosen here. */
export default function ChessView({ found, pending }: ViewProps<'chess'>) {
  const { complexes, buildings, boards } = found;
  const { hasOwn } = useOwnCells(
    useMemo(() => boards.flatMap(({ sections }) => sections), [boards]),
  );
  const credits = new Map(boards.map(({ programme }) => [programme.disclaimer, programme]));
  return (
    <div className={styles.view} data-pending={pending || undefined} aria-busy={pending}>
      <ViewStyles id="chess" css={import.meta.env.SSR ? [boardCss, css] : []} />
      <Choices title="Комплекс" choices={complexes} />
      {buildings.length > 0 && <Choices title="Корпус" choices={buildings} />}
      {boards.length > 0 ? (
        <>
          <div className={styles.boards}>
            {boards.map((chess) => (
              <Board key={chess.subvendor} chess={chess} />
            ))}
          </div>
          <ChessLegend filtered={boards.some(isFiltered)} hasOwn={hasOwn} />
          <CreditNote className={styles.disclaimer} credits={[...credits.values()]} />
        </>
      ) : (
        <p className={styles.note}>
          Здесь нет подходящих квартир. Выберите другой комплекс или корпус.
        </p>
      )}
    </div>
  );
}

const isFiltered = ({ matching, free }: Chess) => matching < free;

function Board({ chess }: { chess: Chess }) {
  const id = `board-${chess.subvendor}`;
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>
          «{chess.complexName}», {chess.buildingName.toLowerCase()}
        </h2>
        <p className={styles.note}>
          {formatQuarter(chess.handover)}, {countFlats(chess.total)}, в&nbsp;продаже {chess.free}
          {isFiltered(chess) && `, подходит ${chess.matching}`}
        </p>
      </header>
      <Chessboard chess={chess} legend={false} />
    </section>
  );
}

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
