import type { Services } from '../kernel/services.ts';

/** Ends what services do by themselves and delivers what waits; the database under them stays open. */
export async function closeServices(services: Services): Promise<void> {
  services.light.close();
  services.views.close();
  services.streams.close();
  await services.noticeStreams.close();
  await services.shortlistStreams.close();
  await services.changes.close();
  await services.content.close();
  await services.searches.close();
  await services.favourites.close();
  await services.feedMaker.close();
  await services.crm.stop();
  await services.outbox.flush();
}
