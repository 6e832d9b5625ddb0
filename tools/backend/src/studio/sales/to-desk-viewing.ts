import type { StudioResult } from '@m30/studio/contract/client';
import type { Services } from '../../kernel/services.ts';
import { anyLotCard } from '../../modules/catalogue/premises/any-lot-card.ts';
import { lotTitle } from '../../modules/deal/lead-work/to-desk-lead.ts';
import type { HostedViewing } from '../../modules/service/viewing/to-viewing.ts';
import { factsOf } from '../../modules/service/viewing/viewing-messages.ts';

/** A viewing as the calendar of the desk shows it. */
export function toDeskViewing(
  services: Pick<Services, 'catalogue' | 'content'>,
  viewing: HostedViewing,
): StudioResult<'Viewings.List'>['viewings'][number] {
  const { snapshot } = services.catalogue;
  const { guid, state, place, name, phone, email, reason, lotGuid } = viewing.row;
  return {
    ...{ guid, state, place, name, phone, email, reason, host: viewing.host.alias },
    starts_at: viewing.row.startsAt.toISOString(),
    created_at: viewing.row.createdAt.toISOString(),
    where: factsOf(services, viewing).where,
    lot: lotTitle(snapshot, lotGuid),
    lot_url: anyLotCard(snapshot, lotGuid)?.url ?? null,
    lead: viewing.row.leadGuid,
  };
}
