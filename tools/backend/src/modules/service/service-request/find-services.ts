import { eq } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { serviceOffers } from './service-requests.table.ts';
import { findService, listServices } from '../../content/service/find-service.ts';
import { premisesOf } from '../../deal/order/premises-of.ts';
import { serviceDays } from './service-days.ts';

type Sections = ResultOf<'LK.GetServices'>['sections'];

/** Sections of the first level, each with those below it and the price where one is known. */
export async function serviceList({
  db,
  content,
}: Pick<Services, 'db' | 'content'>): Promise<Sections> {
  const offers = await db.select().from(serviceOffers);
  const prices = new Map(offers.map(({ serviceId, priceFrom }) => [serviceId, priceFrom]));
  return listServices(content.library, null).map(({ id, name }) => ({
    ...{ id, name },
    price_from: prices.get(id) ?? null,
    sections: listServices(content.library, id).map((inner) => ({
      ...{ id: inner.id, name: inner.name },
      price_from: prices.get(inner.id) ?? null,
    })),
  }));
}

/**
 * A section with what the form of its order needs.
 * @throws Refused 404
 */
export async function serviceForm(
  services: Services,
  userId: number,
  id: string,
): Promise<ResultOf<'LK.GetService'>> {
  const { db, content, clock } = services;
  const service = findService(content.library, id);
  if (!service) throw refuse(404, 'Такой услуги нет');
  const [offer] = await db.select().from(serviceOffers).where(eq(serviceOffers.serviceId, id));
  const { first, last } = serviceDays(clock());
  return {
    service,
    offer: offer
      ? { price_from: offer.priceFrom, price_note: offer.priceNote, choices: offer.choices }
      : null,
    premises: await premisesOf(services, userId),
    first_day: first,
    last_day: last,
  };
}
