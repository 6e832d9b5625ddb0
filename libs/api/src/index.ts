/** The contract with its schemas. Browser code imports `@m30/api/client`, which carries types only. */
export * from './core/define-method.ts';
export * from './core/envelope.ts';
export * from './methods.ts';
export { specifiedPaths } from './core/specified-paths.ts';
export { registry, type Methods } from './registry.ts';
export * from './methods/shared/consultation-hours.ts';
export * from './methods/shared/lead.schema.ts';
export * from './methods/shared/lot-filter.schema.ts';
export { PAGE_SIZE } from './methods/objects/get-lots/get-lots.method.ts';
export { MOST_COMPARED, MOST_IN_CART } from './methods/cart/shared/lists.schema.ts';
export type { LotLists, OwnLot } from './methods/cart/shared/lists.schema.ts';
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
export { PriceChangeSchema, type PriceChange } from './methods/order/shared/price-change.schema.ts';
export { demoParticipants } from './methods/order/shared/demo-order-details.ts';
export {
  NOTICE_KINDS,
  PROMO_KINDS,
  type Notice,
  type NoticeKind,
  type NoticeSetting,
} from './methods/lk/shared/notice.schema.ts';
export { PARTNERSHIP_KINDS, type PartnershipKind } from './methods/lk/shared/partnership.schema.ts';
export type { ParticipantData } from './methods/order/shared/participant.schema.ts';
export type { ChosenPayment } from './methods/order/shared/payment.schema.ts';
export type { ContractCard, ContractDetails } from './methods/lk/shared/contract.schema.ts';
export type {
  Certificate,
  Signature,
} from './methods/lk/get-certificates/get-certificates.method.ts';
export type { Counter } from './methods/lk/get-counters/get-counters.method.ts';
export type { Dashboard } from './methods/lk/get-dashboard/get-dashboard.method.ts';
export type { Stock } from './methods/lk/get-stocks/get-stocks.method.ts';
export type {
  Appointment,
  AppointmentKind,
  SlotDay,
} from './methods/lk/shared/appointment.schema.ts';
export type { FinishVariant } from './methods/lk/shared/finish.schema.ts';
export {
  DEFECT_KINDS,
  MOST_PHOTOS,
  type Defect,
  type DefectKind,
  type Premises,
  type PremisesDetails,
} from './methods/lk/shared/handover.schema.ts';
export {
  StatementAnswersSchema,
  type Statement,
  type StatementRow,
  type StatementState,
} from './methods/lk/shared/statement.schema.ts';
export type {
  ServiceRequest,
  ServiceRequestState,
} from './methods/lk/shared/service-request.schema.ts';
export {
  MOST_TICKET_FILES,
  TICKET_TOPICS,
  type Ticket,
  type TicketRow,
  type TicketState,
  type TicketTopic,
} from './methods/lk/shared/ticket.schema.ts';
