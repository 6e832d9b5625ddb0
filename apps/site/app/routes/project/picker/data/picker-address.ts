import type { ChessCell } from '../../../../components/chessboard/index.ts';

/** Number of rooms as the address writes it. */
export type Rooms = ChessCell['rooms'];

/** Rooms in the order of the page. */
export const ROOMS: readonly Rooms[] = ['studio', '1', '2', '3', '4'];

/** What an address of the picker asks for, within one building. */
export interface PickerState {
  /** The complex from above instead of the building. */
  genplan: boolean;
  /** Kind of the picture; `null` is the one that shows most floors. */
  view: string | null;
  floor: number | null;
  /** Section whose floor is shown from above; `null` stays at the facade. */
  section: number | null;
  /** None chosen is all of them. */
  rooms: readonly Rooms[];
  /** Leaves out what somebody holds. */
  free: boolean;
}

const number = (text: string | null) => (text && /^\d{1,3}$/.test(text) ? Number(text) : null);

/** Reads an address; what it does not understand it leaves out. */
export function readPicker(params: URLSearchParams): PickerState {
  const rooms = params.getAll('rooms').flatMap((text) => text.split(','));
  const genplan = params.get('level') === 'genplan';
  const view = params.get('view') ?? '';
  const floor = genplan ? null : number(params.get('floor'));
  return {
    genplan,
    view: !genplan && /^[a-z]{1,20}$/.test(view) ? view : null,
    floor,
    section: floor === null ? null : number(params.get('section')),
    rooms: ROOMS.filter((one) => rooms.includes(one)),
    free: params.get('free') === '1',
  };
}

/** Address of the same picker in another state: keys in a fixed order, defaults left out. */
export function pickerHref(state: PickerState, change: Partial<PickerState> = {}): string {
  const { genplan, view, floor, section, rooms, free } = { ...state, ...change };
  const pairs = [
    genplan && 'level=genplan',
    view && !genplan && `view=${view}`,
    floor !== null && !genplan && `floor=${floor}`,
    floor !== null && section !== null && !genplan && `section=${section}`,
    rooms.length > 0 && `rooms=${rooms.join(',')}`,
    free && 'free=1',
  ];
  // A lone question mark takes every key off, an empty address would keep them.
  return `?${pairs.filter(Boolean).join('&')}`;
}

/** Address of the picker of a building, perhaps another one, at its facade. */
export function buildingHref(vendor: string, subvendor: string, state: PickerState): string {
  const query = pickerHref(state, { genplan: false, floor: null, section: null });
  return `/obekty/${vendor}/${subvendor}/vizualnyj${query === '?' ? '' : query}`;
}
