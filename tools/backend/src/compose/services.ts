import type { Logger } from 'pino';
import type { BreakerOf } from '../kernel/observability/breaker.ts';
import type { Captcha } from '../adapters/captcha/captcha.ts';
import type { LeadDelivery } from '../adapters/crm/lead-delivery.ts';
import type { Outbox } from '../adapters/outbox/outbox.ts';
import type { Partners } from '../adapters/partner/partner.ts';
import type { Database } from '../kernel/db/database.ts';
import type { Passwords } from '../modules/people/account/passwords.ts';
import type { ContentServices } from './content-services.ts';
import type { EventStreams } from '../modules/catalogue/live/event-streams.ts';
import type { LotEvents } from '../modules/catalogue/live/lot-events.ts';
import type { NoticeStreams } from '../modules/people/notice/notice-streams.ts';
import type { LotChanges } from '../modules/catalogue/lot/lot-changes.ts';
import type { SearchNotices } from '../modules/discovery/saved-search/search-notices.ts';
import type { SiteSearch } from '../modules/discovery/site-search/site-search.ts';
import type { TravelServices } from '../modules/catalogue/travel/travel-services.ts';
import type { Metrics } from '../kernel/observability/metrics.ts';
import type { Config } from '../kernel/config/config.ts';
import type { RateLimits } from '../kernel/limits/rate-limits.ts';

/** What every part of the backend may use; made once at start. */
export interface CoreServices {
  readonly config: Config;
  /** The only source of «now»; tests put their own here. */
  readonly clock: () => Date;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly db: Database;
  /** Answers within two seconds while the database does, or rejects. */
  readonly ping: () => Promise<void>;
  /** Makes what leaves a service outside alone after failures. */
  readonly breakerOf: BreakerOf;
  readonly outbox: Outbox;
  /** Takes leads to the company's CRM, where one is configured. */
  readonly crm: LeadDelivery;
  readonly captcha: Captcha;
  /** Acquirer, signature, escrow, registration and banks. */
  readonly partners: Partners;
  readonly limits: RateLimits;
  readonly passwords: Passwords;
  /** The product's own key for one use: `preview`. */
  readonly keyFor: (use: string) => string;
  /** Keyed hash of a visitor's address: the same for repeats, useless without the key. */
  readonly hashAddress: (ip: string) => string;
  /** Keyed hash of a code from an SMS or a letter, together with what it is bound to. */
  readonly hashCode: (code: string, binding: readonly string[]) => string;
}

/** Core services and what the catalogue, the content and travel add to them. */
export interface Services extends CoreServices, ContentServices, TravelServices {
  /** Tells of lots that changed, after the catalogue holds them. */
  readonly changes: LotChanges;
  /** The same, lot by lot. */
  readonly events: LotEvents;
  /** Browsers that follow them. */
  readonly streams: EventStreams;
  /** Tells open pages of the account what happens to their buyer. */
  readonly noticeStreams: NoticeStreams;
  /** Writes letters about kept searches. */
  readonly searches: SearchNotices;
  /** Looks for words in the whole site. */
  readonly siteSearch: SiteSearch;
}
