import { useState, type FocusEvent } from 'react';
import { cellOf, pressBoardKey } from '@m30/ui-kit/board-keys';
import { LOT_STATUSES } from '../../../contract/catalogue/lot-status.ts';
import type { StudioResult } from '../../../contract/client.ts';
import styles from './Board.module.css';
import { BoardCell } from './BoardCell.tsx';

type Sections = StudioResult<'Lots.Board'>['sections'];

interface BoardProps {
  sections: Sections;
  /** Guid of the lot that is open beside the board. */
  open: string;
  /** Where a lot opens. */
  hrefOf: (guid: string) => string;
}

/** Lots by section and floor: one stop of the Tab key, arrows inside, as on the site. */
export function Board({ sections, open, hrefOf }: BoardProps) {
  const [stop, setStop] = useState(() => placeOf(sections, open) ?? firstPlace(sections));
  const onFocus = ({ target }: FocusEvent) => {
    const place = cellOf(target)?.dataset['place'];
    if (place) setStop(place);
  };
  return (
    <>
      <Legend />
      <div className={styles.scroller}>
        <div
          role="grid"
          aria-label="Шахматка"
          className={styles.board}
          tabIndex={-1}
          onFocus={onFocus}
          onKeyDown={(event) => pressBoardKey(sections, event)}
        >
          {sections.map(({ number, floors }, section) => (
            <div key={number} role="rowgroup" className={styles.section}>
              {number > 0 && (
                <div role="row">
                  <span role="columnheader" className={styles.title}>
                    Секция {number}
                  </span>
                </div>
              )}
              {floors.map(({ floor, cells }, row) => (
                <div key={floor} role="row" className={styles.row}>
                  <span role="rowheader" className={styles.floor}>
                    <span className="visually-hidden">Этаж </span>
                    {floor}
                  </span>
                  {cells.map((cell, column) => {
                    const place = `${section}-${row}-${column}`;
                    return (
                      <span key={cell?.guid ?? column} role="gridcell">
                        {cell && (
                          <BoardCell
                            {...{ cell, floor, place }}
                            to={hrefOf(cell.guid)}
                            isOpen={cell.guid === open}
                            isStop={place === stop}
                          />
                        )}
                      </span>
                    );
                  })}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/** What the looks of a cell mean. */
function Legend() {
  return (
    <ul className={styles.legend} aria-label="Обозначения">
      {Object.entries(LOT_STATUSES).map(([status, words]) => (
        <li key={status}>
          <i className={styles.cell} data-status={status} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  );
}

const placesOf = (sections: Sections) =>
  sections.flatMap(({ floors }, section) =>
    floors.flatMap(({ cells }, row) =>
      cells.flatMap((cell, column) =>
        cell ? [{ guid: cell.guid, place: `${section}-${row}-${column}` }] : [],
      ),
    ),
  );

const placeOf = (sections: Sections, guid: string): string | undefined =>
  placesOf(sections).find((one) => one.guid === guid)?.place;

const firstPlace = (sections: Sections): string => placesOf(sections)[0]?.place ?? '';
