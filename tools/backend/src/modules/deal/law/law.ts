import { AGE_LAW } from '@m30/calculators/family';
import { DELAY_LAW, type LegalRule } from '@m30/calculators/penalty';

const SHARES = 'Федеральный закон от 30.12.2004 № 214-ФЗ';
const CIVIL_CODE = 'Гражданский кодекс РФ';

/** A rule that was read when the deal was first written down. */
const rule = <const Value>(
  value: Value,
  words: string,
  source: string,
  readOn = '2026-11-23',
): LegalRule<Value> => ({ value, rule: words, source, readOn });

/** Working days after the permit of commissioning by which a bank gives the escrow money to the developer. */
const RELEASE_DAYS = 10;

/** The rules that deals follow and contracts state, each in this one place; each guard of the order's table names the one that it holds. */
export const LAW = {
  /** Nobody takes money for a share before the contract is registered. */
  moneyAfterRegistration: rule(
    true,
    'Цену договора участия в долевом строительстве платят после его государственной регистрации',
    `${SHARES}, ст. 5 ч. 3`,
  ),
  /** The price goes to an escrow account before the building is commissioned. */
  escrowAccount: rule(
    true,
    'Цену вносят на счёт эскроу в уполномоченном банке до ввода дома в эксплуатацию',
    `${SHARES}, ст. 15.4 ч. 1–4`,
  ),
  /** Working days after the permit of commissioning is shown. */
  releaseDays: rule(
    RELEASE_DAYS,
    `Банк перечисляет деньги застройщику не позднее ${RELEASE_DAYS} рабочих дней после разрешения на ввод`,
    `${SHARES}, ст. 15.5 ч. 6`,
  ),
  /** Months after the commissioning until which an escrow account may last. */
  escrowMonths: rule(
    6,
    'Счёт эскроу открывают на срок не дольше шести месяцев после ввода дома в эксплуатацию',
    `${SHARES}, ст. 15.4 ч. 2`,
  ),
  /** Escrow money that is insured, kopecks: the sum that is surely in force; the bill of December 2025 makes it three times as much. */
  insuredEscrow: rule(
    1_000_000_000,
    'Деньги на счёте эскроу застрахованы до 10 млн рублей',
    'Федеральный закон от 23.12.2003 № 177-ФЗ, ст. 13.2 ч. 3',
    '2026-11-28',
  ),
  /** A contract that ends before the release costs its buyer nothing. */
  moneyBack: rule(
    true,
    'Если договор расторгнут до раскрытия счёта эскроу, деньги с него банк возвращает покупателю',
    `${SHARES}, ст. 15.5 ч. 7–8; ${CIVIL_CODE}, ст. 860.10`,
    '2026-11-26',
  ),
  keysAfterPermit: rule(
    true,
    'Квартиру передают после разрешения на ввод дома в эксплуатацию по передаточному акту',
    `${SHARES}, ст. 8 ч. 1–2`,
  ),
  ownershipAfterAct: rule(
    true,
    'Право собственности регистрируют по разрешению на ввод и передаточному акту',
    `${SHARES}, ст. 16`,
  ),
  /** The contract is concluded by its registration. */
  concludedByRegistration: rule(
    true,
    'Договор участия в долевом строительстве заключён с его государственной регистрации',
    `${SHARES}, ст. 4 ч. 3`,
  ),
  /** The contract shows what it is about. */
  planOfShare: rule(
    true,
    'В договор входит план объекта: расположение комнат и вспомогательных помещений и место объекта на этаже',
    `${SHARES}, ст. 4 ч. 4 п. 1`,
    '2026-11-29',
  ),
  /** A sale of real estate says which one, and where it lies. */
  placeOfSold: rule(
    true,
    'В договоре продажи указывают, какую недвижимость передают и как она расположена в составе другой',
    `${CIVIL_CODE}, ст. 554`,
    '2026-11-29',
  ),
  /** Working days in which the register enters a contract or an ownership: the least and the most that buyers are told. */
  registrationDays: rule(
    [5, 7] as const,
    'Росреестр регистрирует договор и право за 5–7 рабочих дней',
    'Федеральный закон от 13.07.2015 № 218-ФЗ, ст. 16 ч. 1',
  ),
  /** Years from the handover: the building and the flat. */
  warrantyYears: rule(
    5,
    'Гарантийный срок объекта долевого строительства не меньше пяти лет',
    `${SHARES}, ст. 7 ч. 5`,
  ),
  /** Years from the first deed of transfer in the building: engineering equipment. */
  equipmentWarrantyYears: rule(
    3,
    'Гарантийный срок инженерного оборудования не меньше трёх лет',
    `${SHARES}, ст. 7 ч. 5.1`,
  ),
  /** Months before the handover by which the developer tells that the building is ready. */
  noticeMonths: rule(
    1,
    'О готовности застройщик сообщает не менее чем за месяц до передачи',
    `${SHARES}, ст. 8 ч. 4`,
  ),
  /** Working days in which the buyer begins the acceptance after that message. */
  acceptanceDays: rule(
    7,
    'Участник приступает к приёмке в течение семи рабочих дней после сообщения',
    `${SHARES}, ст. 8 ч. 4`,
  ),
  /** Months after the term of a handover, of which the buyer stays away, until the developer may make the act alone. */
  oneSidedMonths: rule(
    2,
    'Если участник уклоняется от приёмки, через два месяца застройщик вправе составить односторонний акт',
    `${SHARES}, ст. 8 ч. 6`,
    '2026-11-29',
  ),
  /** Months of delay after which the buyer may withdraw. */
  withdrawalMonths: rule(
    2,
    'Участник вправе отказаться от договора, если передача просрочена больше чем на два месяца',
    `${SHARES}, ст. 9 ч. 1 п. 1`,
  ),
  /** Months of a late payment after which the developer may withdraw. */
  paymentDelayMonths: rule(
    2,
    'Застройщик вправе отказаться от договора, если платёж просрочен больше чем на два месяца',
    `${SHARES}, ст. 5 ч. 4–5`,
    '2026-11-27',
  ),
  /** Late payments in twelve months after which he may, where the price is paid in parts. */
  latePayments: rule(
    3,
    'При оплате частями застройщик вправе отказаться от договора и тогда, когда платежи просрочены больше трёх раз за двенадцать месяцев',
    `${SHARES}, ст. 5 ч. 5`,
    '2026-11-27',
  ),
  /** A citizen is paid so large a part of the key rate for each day of a late handover. */
  latePenaltyPart: DELAY_LAW.handover,
  /** And pays so large a part for each day of a late payment. */
  latePaymentPart: DELAY_LAW.payment,
  /** A completed building is sold, not shared in. */
  saleByContract: rule(
    true,
    'Готовую квартиру продают по договору купли-продажи, право переходит с его регистрацией',
    `${CIVIL_CODE}, ст. 549–551`,
  ),
  /** Both sides of a sale sign that what is sold has changed hands. */
  transferOfSold: rule(
    true,
    'Проданную недвижимость передают по передаточному акту, который подписывают обе стороны',
    `${CIVIL_CODE}, ст. 556 п. 1`,
    '2026-11-29',
  ),
  /** A seller mends what was wrong with it. */
  defectsOfSold: rule(
    true,
    'Покупатель вправе требовать, чтобы продавец безвозмездно устранил недостатки недвижимости',
    `${CIVIL_CODE}, ст. 557 и ст. 475 п. 1`,
    '2026-11-29',
  ),
  /** Days of that, at most, where the sides have agreed on them in writing. */
  repairDaysOfSold: rule(
    45,
    'Срок устранения недостатков, о котором договорились письменно, не больше 45 дней',
    'Закон РФ от 07.02.1992 № 2300-1 «О защите прав потребителей», ст. 20 п. 1',
    '2026-11-29',
  ),
  /** Whoever buys a share in construction may be replaced in these bounds. */
  assignment: rule(
    true,
    'Права по договору уступают после его регистрации и до передаточного акта, когда цена уплачена или вместе с переводом долга; уступку регистрируют',
    `${SHARES}, ст. 11 ч. 1–2 и ст. 17`,
    '2026-11-29',
  ),
  /** Working days in which the Social Fund decides on maternity capital: as a rule, and where it asks other bodies. */
  capitalDecisionDays: rule(
    [10, 20] as const,
    'Заявление о распоряжении материнским капиталом рассматривают за 10 рабочих дней, с запросом в другие ведомства — за 20',
    'Федеральный закон от 29.12.2006 № 256-ФЗ, ст. 8 ч. 1',
    '2026-11-29',
  ),
  /** And transfers it in so many after the decision. */
  capitalTransferDays: rule(
    5,
    'Средства материнского капитала перечисляют за 5 рабочих дней с положительного решения по заявлению',
    'Правила направления средств материнского капитала (постановление Правительства РФ от 12.12.2007 № 862), п. 17; прочитано по сообщению Социального фонда: news.myseldon.com/ru/news/index/319371271',
    '2026-11-29',
  ),
  /** Ownership of real estate passes with its registration. */
  ownershipByRegistration: rule(
    true,
    'Право собственности на недвижимость переходит с его государственной регистрации',
    `${CIVIL_CODE}, ст. 223 п. 2 и ст. 551`,
  ),
  /** A letter of credit is paid out against documents. */
  letterOfCredit: rule(
    true,
    'Деньги лежат в банке на аккредитиве и раскрываются продавцу по документам о регистрации',
    `${CIVIL_CODE}, ст. 867–872`,
  ),
  agreedPenalty: rule(
    true,
    'Размер неустойки стороны назначают договором',
    `${CIVIL_CODE}, ст. 330`,
  ),
  /** What spouses buy is theirs without shares. */
  jointOwnership: rule(
    true,
    'Купленное супругами принадлежит им без долей',
    `Семейный кодекс РФ, ст. 34; ${CIVIL_CODE}, ст. 256`,
  ),
  /** Others own together by shares. */
  sharedOwnership: rule(true, 'Остальные владеют вместе по долям', `${CIVIL_CODE}, ст. 244 п. 3`),
  /** A parent acts for a child under this age, and consents to what a minor does from it. */
  parentActs: AGE_LAW.consent,
  /** A minor acts with the written consent of a parent until this age. */
  parentConsents: { ...AGE_LAW.consent, value: AGE_LAW.fullAge.value },
  /** A representative acts by a power of attorney that a notary has certified. */
  power: rule(
    true,
    'Представитель действует по доверенности, которую удостоверил нотариус',
    `${CIVIL_CODE}, ст. 185 п. 1 и ст. 185.1 п. 1`,
  ),
  /** A qualified electronic signature equals one by hand. */
  qualifiedSignature: rule(
    true,
    'Документ с квалифицированной электронной подписью равнозначен подписанному собственноручно',
    'Федеральный закон от 06.04.2011 № 63-ФЗ, ст. 6 ч. 1',
  ),
} as const satisfies Record<string, LegalRule>;
