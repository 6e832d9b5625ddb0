/** A rule of the law that a deal follows. */
interface LegalRule {
  /** What it asks for, Russian. */
  readonly rule: string;
  readonly source: string;
  /** ISO date on which the source was read. */
  readonly readOn: string;
}

const READ = '2026-11-23';

/** Working days after the permit of commissioning by which a bank gives the escrow money to the developer. */
export const RELEASE_DAYS = 10;

/** Rules that order the steps of a deal; each guard of the table names the one that it holds. */
export const LAW = {
  /** Nobody takes money for a share before the contract is registered. */
  moneyAfterRegistration: {
    rule: 'Цену договора участия в долевом строительстве платят после его государственной регистрации',
    source: '214-ФЗ, ст. 5 ч. 3',
    readOn: READ,
  },
  /** The price goes to an escrow account before the building is commissioned. */
  escrowAccount: {
    rule: 'Цену вносят на счёт эскроу в уполномоченном банке до ввода дома в эксплуатацию',
    source: '214-ФЗ, ст. 15.4 ч. 1–4',
    readOn: READ,
  },
  releaseAfterPermit: {
    rule: `Банк перечисляет деньги застройщику не позднее ${RELEASE_DAYS} рабочих дней после разрешения на ввод`,
    source: '214-ФЗ, ст. 15.5 ч. 6',
    readOn: READ,
  },
  keysAfterPermit: {
    rule: 'Квартиру передают после разрешения на ввод дома в эксплуатацию по передаточному акту',
    source: '214-ФЗ, ст. 8 ч. 1–2',
    readOn: READ,
  },
  ownershipAfterAct: {
    rule: 'Право собственности регистрируют по разрешению на ввод и передаточному акту',
    source: '214-ФЗ, ст. 16',
    readOn: READ,
  },
  /** A completed building is sold, not shared in. */
  saleByContract: {
    rule: 'Готовую квартиру продают по договору купли-продажи, право переходит с его регистрацией',
    source: 'ГК РФ, ст. 549–551',
    readOn: READ,
  },
  /** A contract that ends before the release costs its buyer nothing. */
  moneyBack: {
    rule: 'Если договор расторгнут до раскрытия счёта эскроу, деньги с него банк возвращает покупателю',
    source: '214-ФЗ, ст. 15.5 ч. 7–8; ГК РФ, ст. 860.10',
    readOn: '2026-11-26',
  },
  letterOfCredit: {
    rule: 'Деньги лежат в банке на аккредитиве и раскрываются продавцу по документам о регистрации',
    source: 'ГК РФ, ст. 867–872',
    readOn: READ,
  },
} as const satisfies Record<string, LegalRule>;
