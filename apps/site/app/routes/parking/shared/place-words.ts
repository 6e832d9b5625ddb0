import type { ResultOf } from '@m30/api/client';
import { formatArea, formatCount, formatNumber } from '@m30/ui-kit/format';

type Place = ResultOf<'Objects.GetParking'>['level']['places'][number];
type Kind = Place['kind'];

/** Words of a status for a place and for a room: «свободно», «свободна». */
const STATUS: Record<Place['status'], Record<Kind, string>> = {
  free: { parking: 'свободно', storage: 'свободна' },
  held: { parking: 'забронировано', storage: 'забронирована' },
  reserved: { parking: 'в\u00a0резерве', storage: 'в\u00a0резерве' },
  sold: { parking: 'продано', storage: 'продана' },
  closed: { parking: 'не\u00a0в\u00a0продаже', storage: 'не\u00a0в\u00a0продаже' },
};

/** «свободно», «продана». */
export const statusWords = ({ status, kind }: Pick<Place, 'status' | 'kind'>): string =>
  STATUS[status][kind];

/** «Машиноместо 12», «Место для мотоцикла 8», «Кладовая К5». */
export function placeTitle({ kind, label, size }: Pick<Place, 'kind' | 'label' | 'size'>): string {
  if (kind === 'storage') return `Кладовая\u00a0${label}`;
  return `${size === 'для мотоцикла' ? 'Место для мотоцикла' : 'Машиноместо'}\u00a0${label}`;
}

/** «стандартное, 2,5 × 5,3 м, 13,3 м²»; of a room, and of a place that nobody has measured, its area. */
export function measureWords(place: Pick<Place, 'size' | 'width' | 'depth' | 'area'>): string {
  const area = formatArea(place.area);
  if (place.size === null) return area;
  const sides = [place.width, place.depth].map((metres) => formatNumber(metres, 1));
  const size = place.size === 'для мотоцикла' ? [] : [place.size];
  const isMeasured = place.width > 0 && place.depth > 0;
  const measure = isMeasured ? [`${sides.join('\u00a0×\u00a0')}\u00a0м`] : [];
  return [...size, ...measure, area].join(', ');
}

/** «Уровень −1»; above ground «Ярус 2». */
export const levelName = (level: number): string =>
  level < 0 ? `Уровень\u00a0−${-level}` : `Ярус\u00a0${level}`;

/** «12 машиномест». */
export const placesWords = (count: number): string =>
  formatCount(count, ['машиноместо', 'машиноместа', 'машиномест']);

/** «5 кладовых». */
export const roomsWords = (count: number): string =>
  formatCount(count, ['кладовая', 'кладовые', 'кладовых']);

/** «17 вариантов»: places and rooms together. */
export const variantsWords = (count: number): string =>
  formatCount(count, ['вариант', 'варианта', 'вариантов']);
