import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { ParsedInput, sendServiceRequest, ServiceRequest } from '@m30/api';
import { isDay } from '@m30/ui-kit/format';
import { daysAfter } from '../../../kernel/time/day.ts';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { serviceRequests } from './service-requests.table.ts';
import { premiseOf } from '../../deal/order/premises-of.ts';
import { serviceForm } from './find-services.ts';
import { ownRequest, toRequest } from './to-request.ts';

type Input = ParsedInput<typeof sendServiceRequest>;

/** Orders of one buyer within a day. */
const MOST_A_DAY = 20;

/**
 * Orders a service, once per key.
 * @throws Refused 404 for an unknown service or somebody else's order, 422 for a wrong day or choice, 429
 */
export async function orderService(call: Call, input: Input): Promise<ServiceRequest> {
  const { services, idempotencyKey } = call;
  const { user } = buyerOf(call);
  const title = await checkOrder(call, input);
  const { guid } = await once(
    services,
    {
      method: 'LK.SendServiceRequest',
      key: idempotencyKey,
      payload: { ...input, user: user.id },
    },
    async (tx) => {
      const now = services.clock();
      await premiseOf({ ...services, db: tx }, user.id, input.premise);
      const today = gt(serviceRequests.createdAt, daysAfter(now, -1));
      const own = eq(serviceRequests.userId, user.id);
      if ((await tx.$count(serviceRequests, and(own, today))) >= MOST_A_DAY) {
        throw refuse(429, 'Слишком много заявок за день. Попробуйте завтра');
      }
      const request = randomUUID();
      await tx.insert(serviceRequests).values({
        ...{ guid: request, userId: user.id, serviceId: input.service, serviceName: title },
        ...{ address: input.premise ? '' : input.address, choice: input.choice },
        ...{ comment: input.comment, wishedOn: input.wished_on },
        ...{ orderGuid: input.premise ?? null, state: 'sent', createdAt: now, changedAt: now },
      });
      return { guid: request };
    },
  );
  return toRequest(services, await ownRequest(services.db, user.id, guid));
}

/** @returns the name of the service */
async function checkOrder(call: Call, input: Input): Promise<string> {
  const { service, premise, address, choice, wished_on } = input;
  const form = await serviceForm(call.services, buyerOf(call).user.id, service);
  if (!form.offer) throw refuse(404, 'Эту услугу заказывают в\u00a0одном из\u00a0разделов ниже');
  const { choices } = form.offer;
  if (choices.length > 0 && !choices.includes(choice)) {
    throw wrong('choice', 'Выберите, что нужно сделать');
  }
  if (choices.length === 0 && choice !== '') throw wrong('choice', 'Такого выбора здесь нет');
  if (!premise && address === '') throw wrong('address', 'Напишите, по\u00a0какому адресу');
  if (!isDay(wished_on) || wished_on < form.first_day || wished_on > form.last_day) {
    throw wrong(
      'wished_on',
      'Выберите день начиная с\u00a0завтрашнего, не\u00a0дальше трёх месяцев',
    );
  }
  return form.service.name;
}

const wrong = (path: string, message: string) => refuse(422, message, [{ path, message }]);

/**
 * Cancels an order of a service; a cancelled one stays so.
 * @throws Refused 404, 409 where it is done or refused
 */
export async function cancelRequest(call: Call, guid: string): Promise<ServiceRequest> {
  const { services } = call;
  const { db, clock } = services;
  const { user } = buyerOf(call);
  const row = await ownRequest(db, user.id, guid);
  const open = inArray(serviceRequests.state, ['sent', 'confirmed', 'cancelled']);
  const [changed] = await db
    .update(serviceRequests)
    .set({ state: 'cancelled', changedAt: clock() })
    .where(and(eq(serviceRequests.guid, row.guid), open))
    .returning();
  if (!changed) throw refuse(409, 'Заявка уже выполнена или отклонена');
  return toRequest(services, changed);
}
