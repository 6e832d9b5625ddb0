export { FactRows } from './FactRows.tsx';
export { ListingColumn } from './ListingColumn.tsx';
export { ListingPrice } from './ListingPrice.tsx';
export { MarkedFacade } from './MarkedFacade.tsx';
