/** The contract with its schemas. Browser code imports `@m30/api/client`, which carries types only. */
export * from './core/define-method.ts';
export { checkInput, type CheckedInput } from './core/check-input.ts';
export * from './core/envelope.ts';
export { isStorable } from './core/is-storable.ts';
export { RussianPhoneSchema } from './core/schemas.ts';
export { specifiedPaths } from './core/specified-paths.ts';
export * from './methods.ts';
export { registry, type Methods } from './registry.ts';
export * from './catalogue/lot-filter.schema.ts';
export * from './filters.ts';
export type { AnyLotCard, LotCard, PlaceCard, PremisesCard } from './catalogue/lot.schema.ts';
export type { PlaceFacets } from './catalogue/place.schema.ts';
export type { PremisesFacets } from './catalogue/premises.schema.ts';
export type { ResaleCard, ResaleFacets } from './catalogue/resale/resale.schema.ts';
export { COUNTER_FORMS } from './content/brand.schema.ts';
export { PARTNERSHIP_KINDS, type PartnershipKind } from './content/partnership.schema.ts';
export type { Stock } from './content/promo.schema.ts';
export {
  FAVOURITE_KEY,
  type FavouriteLot,
  MOST_FAVOURITES,
} from './deal/favourite/favourite.schema.ts';
export { type LotLists, MOST_COMPARED, MOST_IN_CART, type OwnLot } from './deal/basket.schema.ts';
export * from './deal/order-file/document-kind.ts';
export * from './deal/lead/consultation-hours.ts';
export type { ContractCard, ContractDetails } from './deal/contract.schema.ts';
export type {
  CheckedContract,
  ContractDrawing,
  ContractText,
  OrderContract,
} from './deal/contract-text/contract-text.schema.ts';
export {
  leadEntries,
  leadErrors,
  leadName,
  LeadResultSchema,
  leadUrl,
  MarketingSchema,
  namedLeadEntries,
} from './deal/lead/lead.schema.ts';
export type { OrderBank } from './deal/bank-answer.schema.ts';
export { demoParticipants } from './deal/order.examples.ts';
export type { DraftStep, OrderAction, OrderDetails, TimelineEntry } from './deal/order.schema.ts';
export type {
  Ownership,
  ParticipantData,
  Representative,
  Signer,
} from './deal/participant.schema.ts';
export {
  LONGEST_NOTE,
  MOST_MEMBERS,
  MOST_PLACES,
  MOST_SHORTLISTED,
  type Shortlist,
  type ShortlistAct,
  type Shortlisted,
  type ShortlistMember,
  type Standing,
  type Wishes,
} from './deal/shortlist/shortlist.schema.ts';
export type { Invitation } from './deal/signing/signing.schema.ts';
export { type ChosenPayment, type PriceChange, PriceChangeSchema } from './deal/payment.schema.ts';
export {
  MOST_SEARCHES,
  SEARCH_FREQUENCIES,
  type SearchFrequency,
} from './discovery/saved-search.schema.ts';
export { type Found, FOUND_KINDS } from './discovery/site-search.schema.ts';
export { CONSENT_KINDS, LeadConsentSchema, type ConsentKind } from './people/consent.schema.ts';
export {
  type Notice,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeSetting,
  PROMO_KINDS,
} from './people/notice.schema.ts';
export {
  type Defect,
  DEFECT_KINDS,
  type DefectKind,
  MOST_PHOTOS,
  type Premises,
  type PremisesDetails,
} from './service/acceptance.schema.ts';
export type {
  Appointment,
  AppointmentKind,
  FinishVariant,
  SlotDay,
} from './service/appointment.schema.ts';
export {
  type Statement,
  StatementAnswersSchema,
  type StatementRow,
  type StatementState,
} from './service/statement.schema.ts';
export {
  MOST_TICKET_FILES,
  type Ticket,
  TICKET_TOPICS,
  type TicketRow,
  type TicketState,
  type TicketTopic,
} from './service/ticket/ticket.schema.ts';
export type { Viewing, ViewingDay, ViewingPlace } from './service/viewing/viewing.schema.ts';
