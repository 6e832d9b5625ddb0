import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  AREA_TOLERANCE,
  settleArea,
  type AreaSettlement,
  type MeasuredArea,
} from '@m30/calculators/area';
import { addDays, formatArea, formatMoney, formatNumber, moscowDay } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { lineField, numberField } from '../../../kernel/staff/fields.ts';
import { notify } from '../../people/notice/notify.ts';
import { contracts } from './contracts.table.ts';
import type { ContractTerms } from './types.ts';

/** Days after the agreement by which the difference is paid. */
const SETTLE_DAYS = 30;

type Contract = typeof contracts.$inferSelect;

/** Writes a measurement down; beyond the tolerance of the contract an additional agreement changes the price, once. */
export const measureContractAction = defineStaffAction({
  name: 'contract.measure',
  right: 'orders.move',
  summary:
    'Записывает обмеры по\u00a0ДДУ: если разница больше порога, заводит дополнительное соглашение о\u00a0цене',
  shows:
    'площадь по\u00a0обмерам и\u00a0разницу с\u00a0договором; если цена меняется, дополнительное соглашение с\u00a0суммой; уведомление',
  input: v.strictObject({
    contract: lineField('Номер договора', 60),
    area: numberField('Площадь по\u00a0обмерам, м²', { min: 1, max: 1000 }),
  }),
  async run(services, { contract: number, area: measured }) {
    const settled = await services.db.transaction(async (tx) => {
      // The row is locked: two who write one measurement down make one agreement.
      const [row] = await tx
        .select()
        .from(contracts)
        .where(eq(contracts.number, number))
        .for('update');
      if (!row) throw refuse(404, 'Договора с\u00a0таким номером нет');
      const terms = { price: row.price, area: areaOf(services, row), measured };
      const others = await tx.select().from(contracts).where(eq(contracts.parentGuid, row.guid));
      if (others.some((one) => one.terms?.measured)) {
        throw refuse(409, 'Обмеры по\u00a0этому договору уже записаны');
      }
      const settlement = settleArea(terms);
      const guid = randomUUID();
      if (settlement.due !== 0) {
        await tx.insert(contracts).values({
          ...{ guid, userId: row.userId, kind: 'addendum', parentGuid: row.guid },
          number: `ДС-${row.number.replace(/^ДДУ-/, '')}-${others.length + 1}`,
          price: Math.abs(settlement.due),
          terms: agreementOf(settlement, terms, moscowDay(services.clock())),
          signedAt: services.clock(),
        });
      }
      await notify(tx, services, {
        ...{ userId: row.userId, kind: 'payment' },
        key: `contract:${row.guid}:measured`,
        title: `Дом обмерили: ваша площадь ${formatArea(measured)}`,
        text: wordsOf(settlement, terms),
        href: `/lk/contracts/${settlement.due === 0 ? row.guid : guid}`,
      });
      return wordsOf(settlement, terms);
    });
    void services.outbox.flush();
    return { message: settled };
  },
});

/**
 * The area that a share in construction was sold by.
 * @throws Refused 409 where no measurement can change the price
 */
function areaOf({ catalogue }: Services, { kind, lotGuid }: Contract): number {
  const lot = lotGuid === null ? undefined : catalogue.snapshot.placed.get(lotGuid);
  if (kind !== 'ddu' || !lot) {
    throw refuse(
      409,
      'Обмеры меняют цену только по\u00a0договору участия в\u00a0долевом строительстве',
    );
  }
  if (lot.building.commissionedOn === null) {
    throw refuse(409, 'Обмеры записывают после разрешения на\u00a0ввод: его ещё нет');
  }
  return lot.area;
}

function agreementOf({ due }: AreaSettlement, terms: MeasuredArea, today: string): ContractTerms {
  const larger = due > 0;
  return {
    subject: `Площадь по\u00a0обмерам ${formatArea(terms.measured)} вместо ${formatArea(terms.area)}`,
    parts: [
      {
        title: larger ? 'Доплата за\u00a0разницу' : 'Возврат от\u00a0застройщика',
        due: addDays(today, SETTLE_DAYS),
        amount: Math.abs(due),
        paidOn: null,
        ...(!larger && { byOthers: true }),
      },
    ],
    escrow: null,
    measured: terms,
  };
}

function wordsOf({ difference, due }: AreaSettlement, { area }: MeasuredArea): string {
  const apart = `${formatNumber(Math.abs(difference), 2)}\u00a0м²`;
  if (due === 0) {
    return `Разница с\u00a0договором ${apart} из\u00a0${formatArea(area)} не\u00a0больше ${AREA_TOLERANCE}\u00a0%, цена прежняя`;
  }
  const sum = formatMoney(Math.abs(due), { fractionDigits: due % 100 === 0 ? 0 : 2 });
  return due > 0
    ? `Площадь больше на\u00a0${apart}, доплата по\u00a0дополнительному соглашению ${sum}`
    : `Площадь меньше на\u00a0${apart}, застройщик вернёт ${sum} по\u00a0дополнительному соглашению`;
}
