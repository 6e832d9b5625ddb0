import { formatMoney } from '@m30/ui-kit/format';
import { measureWords, placeTitle, statusWords } from '../shared/place-words.ts';
import type { LevelPlace } from './park.server.ts';
import styles from './PlaceShape.module.css';

export interface PlaceShapeProps {
  place: LevelPlace;
  chosen: boolean;
  /** Address of the page with this place chosen. */
  href: string;
  tabIndex?: number;
}

/** Patterns of the statuses, referred to by `url(#…)`. */
export function StatusPatterns() {
  return (
    <defs>
      <pattern id="place-held" width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M-2 2 2-2M0 9 9 0M7 11l4-4" stroke="#e5c988" strokeWidth="2" />
      </pattern>
      <pattern id="place-reserved" width="8" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 3.500h8" stroke="#b4c9d4" />
      </pattern>
      <pattern id="place-sold" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="1.200" fill="#b7c2c9" />
      </pattern>
    </defs>
  );
}

const PATTERNS = new Set(['held', 'reserved', 'sold']);

/** A place or a room on the drawing; one that is for sale is a link with a spoken name. */
export function PlaceShape({ place, chosen, href, tabIndex }: PlaceShapeProps) {
  const [x, y, width, height] = place.box;
  const forSale = place.status === 'free' || place.status === 'held';
  const shape = (
    <>
      <rect {...{ x, y, width, height }} />
      {PATTERNS.has(place.status) && (
        <rect {...{ x, y, width, height }} fill={`url(#place-${place.status})`} data-pattern="" />
      )}
      {place.status !== 'sold' && (
        <text x={x + width / 2} y={y + height / 2 + 5}>
          {place.status === 'closed' ? '—' : place.label}
        </text>
      )}
      {place.charging && place.status !== 'sold' && (
        <path d={`M${x + width / 2 + 2} ${y + 12}l-7 11h5l-2 9 7-12h-5z`} data-charging="" />
      )}
    </>
  );
  const shared = {
    className: styles.place,
    'data-status': place.status,
    'data-kind': place.kind,
    'data-dim': (forSale && !place.matches) || undefined,
  };
  if (!forSale) {
    return (
      <g {...shared} aria-hidden="true">
        {shape}
      </g>
    );
  }
  return (
    <a
      {...shared}
      href={href}
      data-place={place.id}
      data-keep-scroll=""
      aria-current={chosen ? 'true' : undefined}
      aria-label={spoken(place)}
      tabIndex={tabIndex}
    >
      {shape}
    </a>
  );
}

/** «Машиноместо 12, стандартное, 2,5 × 5,3 м, 13,3 м², зарядка, свободно, 1 750 000 ₽». */
function spoken(place: LevelPlace): string {
  return [
    placeTitle(place),
    measureWords(place),
    ...(place.charging ? ['зарядка'] : []),
    statusWords(place),
    ...(place.price === null ? [] : [formatMoney(place.price)]),
    ...(place.matches ? [] : ['не подходит под фильтры']),
  ].join(', ');
}
