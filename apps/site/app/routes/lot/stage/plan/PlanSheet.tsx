import type { CSSProperties, ReactNode } from 'react';
import { formatArea, formatNumber } from '@m30/ui-kit/format';
import { DESK, linesOf, PHONE, placeWords, type PlanSheet as Sheet } from './place-words.ts';
import { share } from './share.ts';
import styles from './PlanSheet.module.css';

export interface PlanSheetProps {
  sheet: Sheet;
  /** Words for those who do not see it. */
  alt: string;
  /**
   * The page's main picture.
   * @default false
   */
  main?: boolean | undefined;
  /**
   * As large as what it lies in, without its legend and its scale.
   * @default false
   */
  bare?: boolean | undefined;
  /** Drawn between the plan and its words, as large as the sheet. */
  children?: ReactNode;
}

/** Metres that the bar of the scale is long. */
const BAR = 2;

/** A plan whose words are set in the site's own type, at a size that is read; rooms too small for theirs have a number. */
export function PlanSheet({ sheet, alt, main = false, bare = false, children }: PlanSheetProps) {
  const { width, height, walls, furniture } = sheet;
  const rooms = sheet.rooms.map((room) => ({
    ...room,
    desk: placeWords(sheet, room, DESK),
    phone: placeWords(sheet, room, PHONE),
  }));
  const loading = main ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  const middle = ({ box: [x, y, wide, high] }: Sheet['rooms'][number]) =>
    [((x + wide / 2) / width) * 100, ((y + high / 2) / height) * 100] as const;
  return (
    <div
      className={styles.plan}
      data-bare={bare || undefined}
      style={{ '--m30-ratio': Math.round((width / height) * 1e4) / 1e4 } as CSSProperties}
    >
      <div className={styles.sheet} style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={walls} alt={alt} {...loading} />
        <img src={furniture} alt="" data-layer="furniture" {...loading} />
        {children}
        <div className={styles.sizes} data-layer="sizes" aria-hidden="true">
          {sheet.sizes.map((size) => (
            <Size key={`${size.upright} ${size.from}`} size={size} sheet={sheet} />
          ))}
        </div>
        {rooms.map((room, index) => (
          <span
            key={room.at.join(' ')}
            className={styles.room}
            aria-hidden="true"
            data-desk={room.desk ? 'words' : 'number'}
            data-phone={room.phone ? 'words' : 'number'}
            style={placed(room.desk ?? middle(room), room.phone ?? middle(room))}
          >
            <span data-words="">
              {linesOf(room.name).map((line) => (
                <span key={line}>{line}</span>
              ))}
              <b>{formatArea(room.area)}</b>
            </span>
            <i>{index + 1}</i>
          </span>
        ))}
      </div>
      <div className={styles.scale} style={{ width: share(BAR, width) }}>
        {BAR}&nbsp;м
      </div>
      <ol className={styles.legend} aria-hidden="true">
        {rooms.map((room, index) => (
          <li
            key={room.at.join(' ')}
            data-desk={room.desk ? 'words' : 'number'}
            data-phone={room.phone ? 'words' : 'number'}
          >
            <i>{index + 1}</i> {room.name}, {formatArea(room.area)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Size({ size, sheet }: { size: Sheet['sizes'][number]; sheet: Sheet }) {
  const { from, to, upright, across, length } = size;
  const [along, beside] = upright ? [sheet.height, sheet.width] : [sheet.width, sheet.height];
  const [start, long] = [share(from, along), share(to - from, along)];
  const at = share(across, beside);
  return (
    <span
      data-upright={upright || undefined}
      style={
        upright ? { top: start, height: long, left: at } : { left: start, width: long, top: at }
      }
    >
      <b>{formatNumber(length * 1000)}</b>
    </span>
  );
}

const placed = (
  [left, top]: readonly [number, number],
  [phoneLeft, phoneTop]: readonly [number, number],
) =>
  ({
    '--m30-x': share(left, 100),
    '--m30-y': share(top, 100),
    '--m30-phone-x': share(phoneLeft, 100),
    '--m30-phone-y': share(phoneTop, 100),
  }) as CSSProperties;
