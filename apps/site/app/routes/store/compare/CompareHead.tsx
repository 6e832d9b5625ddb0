import type { CSSProperties } from 'react';
import { Badge } from '@m30/ui-kit/badge';
import { Icon } from '@m30/ui-kit/icon';
import { IconButton } from '@m30/ui-kit/icon-button';
import { useLocation } from 'react-router';
import { Coordinate } from '../../../components/coordinate/Coordinate.tsx';
import { changeLists } from '../../../store/cart/index.ts';
import { lotNumber } from '../../../store/cart/lot-words.ts';
import type { ComparedLot } from '../../../store/compare/index.ts';
import styles from './CompareTable.module.css';

/** Metres. */
interface PlanSize {
  width: number;
  height: number;
}

export interface CompareHeadProps {
  lot: ComparedLot;
  isPinned: boolean;
  /** There is nothing to compare it to. */
  isAlone: boolean;
  isShared: boolean;
  /** Metres of the widest and of the highest plan of the table: every plan has one scale. */
  largest: PlanSize;
}

/** Head of a column: the plan and the name of a lot, pinning it, taking it out. */
export function CompareHead({ lot, isPinned, isAlone, isShared, largest }: CompareHeadProps) {
  const sheet = 'planSheet' in lot ? lot.planSheet : null;
  return (
    <th scope="col" data-pinned={isPinned || undefined}>
      <div className={styles.top}>
        {!isAlone && <Pin lot={lot} isPinned={isPinned} />}
        {!isShared && (
          <form
            method="post"
            action="/cart"
            onSubmit={(event) => {
              event.preventDefault();
              changeLists({ list: 'compare', act: 'delete', lot: lot.id });
            }}
          >
            <input type="hidden" name="lot" value={lot.id} />
            <IconButton
              type="submit"
              name="change"
              value="compare:delete"
              icon="close"
              iconSize={18}
              label={`Убрать из\u00a0сравнения: ${lotNumber(lot)}`}
            />
          </form>
        )}
      </div>
      {'plan' in lot ? (
        <span className={styles.plan} data-drawing="">
          <img
            data-mirrored={(!sheet && lot.mirrored) || undefined}
            src={sheet?.walls ?? lot.plan}
            alt={`Планировка: ${lotNumber(lot)}`}
            style={sheet ? atScale(sheet, largest) : undefined}
          />
        </span>
      ) : (
        <span className={styles.plan}>
          <Icon name="key" size={44} />
        </span>
      )}
      <a href={lot.url}>
        {lot.complexName}, {lot.buildingName.toLowerCase().replace(' ', '\u00a0')}, №&nbsp;
        {lot.number}
      </a>
      <Coordinate value={lot.coordinate} />
    </th>
  );
}

/** A drawing's share of its column, where the largest one fills it. */
const atScale = ({ width, height }: PlanSize, largest: PlanSize): CSSProperties => ({
  width: `${(width / largest.width) * 100}%`,
  height: `${(height / largest.height) * 100}%`,
});

function Pin({ lot, isPinned }: Pick<CompareHeadProps, 'lot' | 'isPinned'>) {
  const { search } = useLocation();
  if (isPinned) return <Badge>Закреплена</Badge>;
  const query = new URLSearchParams(search);
  query.set('pin', lot.id);
  return (
    <a className={styles.pin} href={`/compare?${query}`} data-keep-scroll="">
      <Badge>
        Закрепить<span className="visually-hidden"> {lotNumber(lot)}</span>
      </Badge>
    </a>
  );
}
