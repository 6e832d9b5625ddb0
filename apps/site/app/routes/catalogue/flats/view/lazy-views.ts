import { hydrateLate } from '@m30/shell/late';
import type { CatalogueView } from '../../../../store/apartments/filter-url.ts';
import type { ViewProps } from './shared/view-props.ts';

const loaders = {
  list: () => import('./list/ListView.tsx'),
  plans: () => import('./plans/PlansView.tsx'),
  chess: () => import('./chess/ChessView.tsx'),
  map: () => import('./map/MapView.tsx'),
};

/** Loads the code of a view ahead, when a hand comes near its link. */
export function loadView(view: CatalogueView): void {
  if (view !== 'cards') void loaders[view]();
}

/** Lots as rows, see `ListView.tsx`. */
export const ListView = hydrateLate<ViewProps<'list'>>(loaders.list);

/** Flat types, see `PlansView.tsx`. */
export const PlansView = hydrateLate<ViewProps<'plans'>>(loaders.plans);

/** The chessboard of a building, see `ChessView.tsx`. */
export const ChessView = hydrateLate<ViewProps<'chess'>>(loaders.chess);

/** Complexes on a map, see `MapView.tsx`. */
export const MapView = hydrateLate<ViewProps<'map'>>(loaders.map);
