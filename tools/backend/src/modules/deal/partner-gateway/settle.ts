import type { PartnerEvent } from '../../../adapters/partner/types.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';

/** Does what an event says; called once an event, in the transaction that remembers it. */
export type Settle = (tx: Database, services: Services, event: PartnerEvent) => Promise<void>;

/** Does what an event says of a subject of its own; `false` where the subject is none. */
export type TrySettle = (tx: Database, services: Services, event: PartnerEvent) => Promise<boolean>;
