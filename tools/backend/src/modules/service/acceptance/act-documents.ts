import { asc, eq } from 'drizzle-orm';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatArea, formatDate, formatMoney } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { companyName, developerOf } from '../../content/company/company-of.ts';
import { orderParticipants } from '../../deal/order/orders.table.ts';
import {
  companySheet,
  factRows,
  hairlines,
  MUTED,
  signatures,
} from '../../../kernel/document/act-parts.ts';
import { lotName } from '../../catalogue/lot/lot-words.ts';
import { contractNumber } from '../../deal/contract-register/contract-words.ts';
import { placedLotsOf } from '../../deal/order/order-lots.ts';
import { ACT_WORDS } from './act-words.ts';
import { DEFECT_WORDS, STATE_WORDS } from './defect-words.ts';
import { actsOf } from './find-premises.ts';
import type { HandoverParts } from './read-handovers.ts';
import type { SigningWay } from './types.ts';
import { capitalised } from '../../../kernel/words/first-letter.ts';

type Sheet = TDocumentDefinitions;

/**
 * The act of defects with a number, as it stands now.
 * @returns `null` where there is none with that number
 */
export async function defectAct(
  services: Services,
  parts: HandoverParts,
  number: number,
): Promise<Sheet | null> {
  const act = actsOf(parts).find((one) => one.number === number);
  if (!act) return null;
  const { db, clock } = services;
  const buyers = await buyersOf(db, parts.order.guid);
  const due = act.defects[0]?.dueOn;
  const words = ACT_WORDS[parts.order.contract];
  return companySheet(
    {
      company: companyName(services.content.library),
      title: `Акт осмотра №\u00a0${number}`,
      note: `Составлен ${formatDate(act.sentAt.toISOString())}, состояние на\u00a0${formatDate(clock().toISOString())}`,
    },
    [
      factRows([
        ...premisesFacts(services, parts),
        ['Покупатели', buyers.join(', ')],
        ...(due ? [['Устранить до', formatDate(due)] as const] : []),
      ]),
      { text: 'Замечания', fontSize: 13, margin: [0, 18, 0, 6] },
      defectTable(act.defects),
      {
        text: words.repairs,
        color: MUTED,
        fontSize: 8.5,
        margin: [0, 12, 0, 0],
      },
      signatures(['Покупатель', words.signer]),
    ],
  );
}

function defectTable(defects: HandoverParts['defects']): Content {
  const head = ['№', 'Место', 'Замечание', 'Состояние'].map((text) => ({
    text,
    color: MUTED,
    fontSize: 8.5,
  }));
  return {
    layout: hairlines,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [18, 110, '*', 100],
      body: [
        head,
        ...defects.map(({ room, kind, text, state, note }, index) => [
          String(index + 1),
          `${room}. ${DEFECT_WORDS[kind]}`,
          { stack: [text, ...(note ? [{ text: note, color: MUTED, fontSize: 8.5 }] : [])] },
          STATE_WORDS[state],
        ]),
      ],
    },
  };
}

const SIGNED: Readonly<Record<SigningWay, string>> = {
  electronic: 'Подписан электронной подписью покупателя',
  office: 'Подписан в\u00a0офисе',
  'one-sided': 'Составлен застройщиком в\u00a0одностороннем порядке',
};

/** The act of transfer: to read before the signature, with its mark afterwards. */
export async function transferAct(services: Services, parts: HandoverParts): Promise<Sheet> {
  const { order, handover } = parts;
  const buyers = await buyersOf(services.db, order.guid);
  const words = ACT_WORDS[order.contract];
  const { signedAt = null, signedBy = null } = handover ?? {};
  const open = parts.defects.filter(
    ({ act, state }) => act !== null && state !== 'confirmed' && state !== 'rejected',
  );
  return companySheet(
    {
      company: companyName(services.content.library),
      title: 'Передаточный акт',
      note:
        signedAt && signedBy
          ? `${SIGNED[signedBy]} ${formatDate(signedAt.toISOString(), 'dateTime')}`
          : 'Проект для ознакомления, не подписан',
    },
    [
      factRows([
        ...premisesFacts(services, parts),
        [order.bundle === null ? 'Цена договора' : 'Цена договоров', formatMoney(order.price)],
        ['Покупатели', buyers.join(', ')],
      ]),
      {
        margin: [0, 18, 0, 0],
        ol: [
          words.transfer,
          'Расчёты по договору произведены полностью, стороны не имеют друг к другу денежных претензий по цене договора.',
          open.length > 0
            ? `Замечания из актов осмотра, которые ещё устраняются (${open.length}), ${words.seller} устраняет в срок, указанный в актах.`
            : 'Замечаний к помещению у покупателей нет.',
          'С даты подписания акта покупатели несут расходы на содержание помещения и коммунальные услуги.',
          'Ключи, показания приборов учёта и инструкция по эксплуатации передаются при выдаче ключей.',
        ],
      },
      signatures([...(buyers.length > 0 ? buyers : ['Покупатель']), words.signer]),
    ],
  );
}

/** What is handed over by which contract, and by whom: an act stands beside its contract, which names the rest. */
function premisesFacts({ catalogue, content }: Services, { order }: HandoverParts) {
  const { name: developer, inn } = developerOf(content.library);
  const lots = placedLotsOf(catalogue.snapshot, order);
  if (lots.length === 0) throw new Error(`lot ${order.lotGuid} is not in the catalogue`);
  return [
    // One act hands over all that one order has bought, each object by its own contract.
    ...lots.flatMap((lot, part) => {
      const name = lotName(lot);
      return [
        ['Помещение', capitalised(name)],
        ['Адрес', `${lot.complex.address}, ${lot.building.name.toLowerCase()}`],
        ['Площадь', formatArea(lot.area)],
        ['Договор', `№\u00a0${contractNumber(order.number, order.contract, part)}`],
      ] as [string, string][];
    }),
    [
      capitalised(ACT_WORDS[order.contract].seller),
      inn ? `${developer}, ИНН\u00a0${inn}` : developer,
    ],
    ['Заказ', order.number],
  ] as const;
}

async function buyersOf(db: Database, order: string): Promise<string[]> {
  const people = await db
    .select()
    .from(orderParticipants)
    .where(eq(orderParticipants.orderGuid, order))
    .orderBy(asc(orderParticipants.position));
  return people.map(({ lastName, name, secondName }) =>
    [lastName, name, secondName].filter(Boolean).join(' '),
  );
}
