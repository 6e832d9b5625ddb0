import { AGE_LAW } from '@m30/calculators/family';
import { DELAY_LAW } from '@m30/calculators/penalty';
import { RELEASE_DAYS } from '../../order/core/law.ts';

/** A rule of law: what it fixes, and where that stands. */
export interface LegalRule<Value> {
  value: Value;
  /** Law and article. */
  source: string;
  /** ISO date: the edition that was in force on this day is meant. */
  asOf: string;
}

const ON = '2026-11-23';
const SHARES = 'Федеральный закон от 30.12.2004 № 214-ФЗ';
const CIVIL_CODE = 'Гражданский кодекс РФ';

const rule = <Value>(value: Value, source: string, asOf = ON): LegalRule<Value> => ({
  value,
  source,
  asOf,
});

/** A rule that is declared elsewhere, with its source and its day. */
const declared = <Value>(
  value: Value,
  { source, asOf }: Pick<LegalRule<Value>, 'source' | 'asOf'>,
): LegalRule<Value> => rule(value, source, asOf);

/** The rules that contracts state, each in this one place. */
export const LAW = {
  /** Years from the handover: the building and the flat. */
  warrantyYears: rule(5, `${SHARES}, ст. 7 ч. 5`),
  /** Years from the first deed of transfer in the building: engineering equipment. */
  equipmentWarrantyYears: rule(3, `${SHARES}, ст. 7 ч. 5.1`),
  /** A citizen is paid so large a part of the key rate for each day of a late handover. */
  latePenaltyPart: declared(DELAY_LAW.handover.part, DELAY_LAW.handover),
  /** And pays so large a part for each day of a late payment. */
  latePaymentPart: declared(DELAY_LAW.payment.part, DELAY_LAW.payment),
  /** Months of delay after which the buyer may withdraw. */
  withdrawalMonths: rule(2, `${SHARES}, ст. 9 ч. 1 п. 1`),
  /** Months before the handover by which the developer tells that the building is ready. */
  noticeMonths: rule(1, `${SHARES}, ст. 8 ч. 4`),
  /** Working days in which the buyer begins the acceptance after that message. */
  acceptanceDays: rule(7, `${SHARES}, ст. 8 ч. 4`),
  /** Working days in which the bank releases the escrow account after the permit of commissioning is shown. */
  releaseDays: rule(RELEASE_DAYS, `${SHARES}, ст. 15.5 ч. 6`),
  /** Months after the commissioning until which an escrow account may last. */
  escrowMonths: rule(6, `${SHARES}, ст. 15.4 ч. 2`),
  /** Escrow money that is insured, kopecks. */
  insuredEscrow: rule(3_000_000_000, 'Федеральный закон от 23.12.2003 № 177-ФЗ, ст. 13.2'),
  /** The contract is concluded by its registration. */
  concludedByRegistration: rule(true, `${SHARES}, ст. 4 ч. 3`),
  /** Ownership of real estate passes with its registration. */
  ownershipByRegistration: rule(true, `${CIVIL_CODE}, ст. 223 п. 2 и ст. 551`),
  /** What spouses buy is theirs without shares. */
  jointOwnership: rule(true, 'Семейный кодекс РФ, ст. 34; Гражданский кодекс РФ, ст. 256'),
  /** Others own together by shares. */
  sharedOwnership: rule(true, `${CIVIL_CODE}, ст. 244 п. 3`),
  /** A parent acts for a child under this age. */
  parentActs: declared(AGE_LAW.consent.years, AGE_LAW.consent),
  /** A minor acts with the written consent of a parent until this age. */
  parentConsents: declared(AGE_LAW.fullAge.years, AGE_LAW.consent),
  /** A representative acts by a power of attorney that a notary has certified. */
  power: rule(true, `${CIVIL_CODE}, ст. 185 п. 1 и ст. 185.1 п. 1`),
  /** A letter of credit is paid out against documents. */
  letterOfCredit: rule(true, `${CIVIL_CODE}, ст. 867`),
  /** What is sold by instalments is pledged to the seller until it is paid. */
  saleOnCredit: rule(true, `${CIVIL_CODE}, ст. 488 п. 5`),
  /** An agreed penalty. */
  agreedPenalty: rule(true, `${CIVIL_CODE}, ст. 330`),
  /** A qualified electronic signature equals one by hand. */
  qualifiedSignature: rule(true, 'Федеральный закон от 06.04.2011 № 63-ФЗ, ст. 6 ч. 1'),
} as const;
