import type { OrderContract } from '@m30/api';
import { formatDate } from '@m30/ui-kit/format';
import { qrPath } from '../../../kernel/document/qr-path.ts';
import type { Services } from '../../../kernel/services.ts';
import { allowedActions } from '../order/require-action.ts';
import { fold } from '../order/core/fold.ts';
import { signersOf as signersOfState } from '../order/core/standing.ts';
import { signingPerson } from '../order/signing-person.ts';
import { readEvents } from '../order/database-store.ts';
import { checkPath } from './check-path.ts';
import { currentTexts, textOf, type TextRow } from './contract-texts.ts';
import { paperPath } from './file-names.ts';
import { ownOrder } from './own-order.ts';
import { participantsOf } from './participants-of.ts';

/**
 * Returns a contract of an order as its buyer reads it.
 * @throws Refused 404 where the buyer has no such order or it has no such lot, 409 where nothing is drawn up
 */
export async function readContract(
  services: Services,
  userId: number,
  { guid, part = 0 }: { guid: string; part?: number | undefined },
): Promise<OrderContract> {
  const { db, config, partners } = services;
  const order = await ownOrder(db, { userId, guid });
  const set = await currentTexts(db, services, order);
  const row = textOf(set, part);
  const check = checkPath(row.hash);
  const can = row.signedAt ? [] : await allowedActions(db, services, guid);
  return {
    guid,
    order: order.number,
    text: row.text,
    hash: row.hash,
    version: row.version,
    part: row.part,
    set: {
      hash: set.hash,
      texts: set.texts.map(({ part: own, hash, text: { title, number, object } }) => ({
        ...{ part: own, title, number, object, hash },
      })),
    },
    check,
    qr: qrPath(`${config.publicOrigin}${check}`),
    paper: paperPath(guid, row.part),
    signers: await signersOf(services, row),
    signed_at: row.signedAt?.toISOString() ?? null,
    can_sign: can.includes('sign'),
    imitated: row.signedAt
      ? row.signatures.some(({ imitated }) => imitated)
      : partners.isEmbedded('signature'),
  };
}

/** Everybody who buys signs, the buyer here and the others by invitation; the developer after them. */
async function signersOf({ db }: Services, row: TextRow): Promise<OrderContract['signers']> {
  const people = await participantsOf(db, row.orderGuid);
  const { signedAt } = row;
  const state = fold(await readEvents(db, row.orderGuid));
  const { signed } = state;
  const seller = row.text.kind === 'ddu' ? 'Застройщик' : 'Продавец';
  const sealed = row.signatures.find(({ side }) => side === 'seller');
  return [
    ...signersOfState(state).flatMap((participant) => {
      const person = people[participant];
      if (!person) return [];
      const { name, last_name } = signingPerson(person);
      return {
        name: `${name} ${last_name}`,
        you: participant === 0,
        signed: signedAt !== null || signed.includes(participant),
        note: noteOf(row, { participant, signed: signed.includes(participant) }),
      };
    }),
    {
      name: seller,
      you: false,
      signed: sealed !== undefined,
      note: sealed
        ? formatDate(sealed.at, 'dateTime')
        : signedAt
          ? 'подписывает перед\u00a0регистрацией'
          : 'после всех',
    },
  ];
}

function noteOf(
  { signedAt, signatures }: TextRow,
  { participant, signed }: { participant: number; signed: boolean },
): string {
  const own = signatures.find((one) => one.participant === participant);
  if (signedAt) return formatDate(own?.at ?? signedAt, 'dateTime');
  if (signed) return 'подпись есть';
  return participant === 0 ? 'ваша подпись' : 'по\u00a0ссылке из\u00a0СМС';
}
