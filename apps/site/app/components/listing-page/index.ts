export { FactRows } from './FactRows.tsx';
export { ListingColumn } from './ListingColumn.tsx';
export { ListingPrice } from './ListingPrice.tsx';
export { MarkedFacade, type MarkedFacadeProps } from './MarkedFacade.tsx';
