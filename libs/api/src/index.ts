/** The contract with its schemas. Browser code imports `@m30/api/client`, which carries types only. */
export * from './core/define-method.ts';
export * from './core/envelope.ts';
export * from './methods.ts';
export { registry, type Methods } from './registry.ts';
export * from './methods/shared/consultation-hours.ts';
export * from './methods/shared/lead.schema.ts';
export * from './methods/shared/lot-filter.schema.ts';
export { PAGE_SIZE } from './methods/objects/get-lots/get-lots.method.ts';
export { MOST_COMPARED, MOST_IN_CART } from './methods/cart/shared/lists.schema.ts';
export type { LotLists } from './methods/cart/shared/lists.schema.ts';
export type { AnyLotCard, LotCard, PlaceCard, PremisesCard } from './methods/shared/lot.schema.ts';
export type { LotEvent } from './methods/objects/events/events.method.ts';
export type { LotState } from './methods/objects/get-statuses/get-statuses.method.ts';
export { FOUND_KINDS, type Found } from './methods/content/search/search.method.ts';
export { MOST_SEARCHES } from './methods/search/shared/search.schema.ts';
export type {
  PremisesFacets,
  PremisesFilter,
  PremisesSort,
} from './methods/objects/get-premises/premises-filter.schema.ts';
export type {
  PlaceFacets,
  PlacesFilter,
  PlaceSort,
} from './methods/objects/get-places/place-filter.schema.ts';
export type { ResaleCard } from './methods/objects/get-resale/get-resale.method.ts';
export type {
  ResaleFacets,
  ResaleFilter,
  ResaleSort,
} from './methods/objects/get-resale/resale-filter.schema.ts';
export type { DraftStep } from './methods/order/shared/draft.schema.ts';
export type {
  OrderAction,
  OrderDetails,
  TimelineEntry,
} from './methods/order/shared/order-details.schema.ts';
export { demoParticipants } from './methods/order/shared/demo-order-details.ts';
export type { ParticipantData } from './methods/order/shared/participant.schema.ts';
export type { ChosenPayment } from './methods/order/shared/payment.schema.ts';
