import { lazy } from 'react';

/** Loads the filters' code; called ahead when a hand comes near. */
export const loadFilters = () => import('./filters.ts');

/** Form of one popover, see `FilterPopover.tsx`. */
export const FilterPopover = lazy(() =>
  loadFilters().then(({ FilterPopover: Component }) => ({ default: Component })),
);

/** The panel of all filters, see `FilterPanel.tsx`. */
export const FilterPanel = lazy(() =>
  loadFilters().then(({ FilterPanel: Component }) => ({ default: Component })),
);
