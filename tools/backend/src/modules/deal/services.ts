import type { CrmDelivery } from './crm/crm-delivery.ts';
import type { EventStreams } from './live/event-streams.ts';
import type { FavouriteNotices } from './favourite/favourite-notices.ts';
import type { LotEvents } from './live/lot-events.ts';
import type { FollowOrder, RefundOrder } from './order/order-follower.ts';
import type { SignedPapers } from './order/order-files.ts';
import type { ShortlistStreams } from './shortlist/stream/shortlist-streams.ts';
import type { TrySettle } from './partner-gateway/settle.ts';

declare module '../../kernel/services.ts' {
  interface Services {
    /** Russian names of the lead forms by their methods. */
    readonly leadForms: ReadonlyMap<string, string>;
    /** Everything that goes to the company's CRM and comes back, where one is configured. */
    readonly crm: CrmDelivery;
    /** Writes letters about favourites. */
    readonly favourites: FavouriteNotices;
    /** Tells of lots that changed, lot by lot. */
    readonly events: LotEvents;
    /** Browsers that follow them. */
    readonly streams: EventStreams;
    /** Open pages of shared lists that follow their changes. */
    readonly shortlistStreams: ShortlistStreams;
    /** What hangs on an order and follows its events, one after another. */
    readonly orderFollowers: readonly FollowOrder[];
    /** Signed contracts of orders with what they were signed with, to download. */
    readonly signedPapers: SignedPapers;
    /** Tells partners at once what follows from a change that is committed, and is not awaited. */
    readonly tellPartners: (services: Services) => void;
    /** Gives payments of an order back. */
    readonly refundOrder: RefundOrder;
    /** Documents besides contracts that the partner for signatures has signed: who does what it tells of them. */
    readonly signedDocuments: readonly TrySettle[];
  }
}
