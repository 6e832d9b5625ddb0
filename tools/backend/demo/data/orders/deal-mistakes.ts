import { LAW } from '../../../src/modules/deal/law/law.ts';
import {
  contractKind,
  type ContractKind,
} from '../../../src/modules/deal/order/core/contract-kind.ts';
import type { EventType } from '../../../src/modules/deal/order/core/events.ts';

/** A deal as its dates tell it. */
export interface DatedDeal {
  /** «M30-19874». */
  number: string;
  contract: ContractKind;
  /** ISO date of the permit of its building; `null` while that is under construction. */
  commissionedOn: string | null;
  /** ISO dates in Moscow, oldest first. */
  events: readonly { type: EventType; on: string }[];
}

/** What is wrong with the dates of a deal by the law, each with its source. */
export function dealMistakes({ number, contract, commissionedOn, events }: DatedDeal): string[] {
  const on = (type: EventType) => events.find((event) => event.type === type)?.on ?? null;
  const has = (type: EventType) => on(type) !== null;
  const signed = on('contract.signed');
  const permit = commissionedOn ?? on('building.commissioned');
  const given = contract === 'sale' ? 'letter.released' : 'escrow.released';
  const wrong: [boolean, string, { source: string }][] = [
    [
      signed !== null && contract === 'ddu' && contractKind(commissionedOn, signed) === 'sale',
      `ДДУ is signed on ${signed ?? ''}, after the building was commissioned`,
      LAW.saleByContract,
    ],
    [
      signed !== null && contract === 'sale' && contractKind(commissionedOn, signed) === 'ddu',
      `a sale is signed on ${signed ?? ''}, before the building was commissioned`,
      LAW.saleByContract,
    ],
    [
      contract === 'sale' && (has('escrow.opened') || has('escrow.funded')),
      'a sale has an escrow account',
      LAW.letterOfCredit,
    ],
    [contract === 'ddu' && has('letter.opened'), 'ДДУ has a letter of credit', LAW.escrowAccount],
    [
      isBefore(on('escrow.funded'), on('registration.done')),
      'money came to escrow before the contract was registered',
      LAW.moneyAfterRegistration,
    ],
    [
      isBefore(on('escrow.released'), permit),
      'escrow money was released before the permit',
      LAW.releaseDays,
    ],
    [isBefore(on('keys.given'), permit), 'keys were given before the permit', LAW.keysAfterPermit],
    [
      isBefore(on('keys.given'), on(given)),
      'keys were given while the money was still in the bank',
      LAW.releaseDays,
    ],
    [
      isBefore(on('letter.released'), on('registration.done')),
      'the letter of credit was released before the ownership was registered',
      LAW.letterOfCredit,
    ],
  ];
  return wrong
    .filter(([isWrong]) => isWrong)
    .map(([, reason, { source }]) => `${number}: ${reason} (${source})`);
}

/** Whether something happened before what has to come first, or without it. */
const isBefore = (later: string | null, first: string | null): boolean =>
  later !== null && (first === null || later < first);
