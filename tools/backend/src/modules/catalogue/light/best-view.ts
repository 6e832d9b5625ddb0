import type { PlacedLot } from '../snapshot/snapshot.ts';
import { viewVersion, type ViewAddress } from '../drawing-address/view-address.ts';
import type { FlatLight, RoomLight } from './core/flat-light.ts';
import type { WindowView } from './core/window-view.ts';

/** The window that stands for a flat where only one picture is shown: in a paper, a feed, a letter. */
export interface BestView {
  /** Name of its room. */
  room: string;
  /** Degrees clockwise from north. */
  facing: number;
  view: WindowView;
  /** Of its still, in either format. */
  address: Omit<ViewAddress, 'format'>;
}

/** Water is what a buyer looks for first. */
const WATER = 3;

/** Where nothing stands there is nothing to be shown, however much sky. */
const worthOf = ({ water, green, house, sky }: WindowView) =>
  water + green + house === 0 ? 0 : WATER * water + green + sky;

/**
 * The window of a room that people live in from which most water, trees and sky is seen, houses or trees among it; the first of several alike.
 * @returns `null` where no such window is known
 */
export function bestView(
  { id }: Pick<PlacedLot, 'id'>,
  { light, hash }: { light: Pick<FlatLight, 'rooms'>; hash: string },
): BestView | null {
  const version = viewVersion(hash);
  const views = light.rooms.flatMap((room, at) => (room.living ? viewsOf(room, at) : []));
  const [best] = views.toSorted((one, other) => worthOf(other.view) - worthOf(one.view));
  if (!best) return null;
  const { at, index, ...rest } = best;
  return { ...rest, address: { version, lot: id, room: at, window: index } };
}

const viewsOf = ({ name, windows }: RoomLight, at: number) =>
  windows.map(({ facing, view }, index) => ({ room: name, facing, view, at, index }));
