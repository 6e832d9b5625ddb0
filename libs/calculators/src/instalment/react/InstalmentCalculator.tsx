import { formatMillions, formatMoney, type MoneyOptions } from '@m30/ui-kit/format';
import { Table } from '@m30/ui-kit/table';
import { useMemo, type ReactNode } from 'react';
import { money, percent, RulerField, RulerSlider } from '../../field/index.ts';
import { sayMonths } from '../../field/say-months.ts';
import { HowCounted } from '../../counted/index.ts';
import { CalculatorForm, Facts, Figure } from '../../panel/index.ts';
import { useQueryState } from '../../state/use-query-state.ts';
import { INSTALMENT_PRICE, instalmentCodec } from '../core/instalment-query.ts';
import {
  instalmentFormula,
  instalmentOf,
  type InstalmentChoice,
  type InstalmentTerms,
} from '../core/instalment.ts';
import styles from './InstalmentCalculator.module.css';

export interface InstalmentCalculatorProps {
  /** What the company offers: shares, months, changes of the price. */
  terms: InstalmentTerms;
  /** What it begins with. */
  start: InstalmentChoice;
  /** Full conditions in Russian, with their date. */
  disclaimer: string;
  /** Query of the page, so that the server renders what the address says. @default '' */
  query?: string | undefined;
  /** Whether the address follows the choice; a part of another page leaves it alone. @default true */
  follow?: boolean | undefined;
  /** Fields of the address that a form without script has to keep. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Links and buttons under the result. */
  actions?: ReactNode;
}

/** The slider's bounds; more may be typed. */
const PRICE = { min: 300_000_000, max: 10_000_000_000, step: 10_000_000 };

/** A price paid in parts without interest: the first payment, the further ones and their schedule. */
export function InstalmentCalculator(props: InstalmentCalculatorProps) {
  const { terms, start, disclaimer, query = '', follow = true, hidden, actions } = props;
  const codec = useMemo(() => instalmentCodec(terms, start), [terms, start]);
  const [choice, change] = useQueryState(query, codec, follow);
  const found = instalmentOf(choice, terms.every);
  // Kopecks stand in every row as soon as one row has them.
  const exact: MoneyOptions = {
    fractionDigits: found.rows.some(({ amount }) => amount % 100 > 0) ? 2 : 0,
  };
  const often = terms.every === 3 ? 'раз в\u00a0квартал' : 'раз в\u00a0месяц';

  return (
    <div className={styles.instalment}>
      <CalculatorForm
        label="Рассрочка"
        disclaimer={disclaimer}
        hidden={Object.entries(hidden ?? {})}
        result={
          <>
            <Figure label={`Платёж ${often}`}>{formatMoney(found.payment)}</Figure>
            <Facts
              rows={[
                ['После регистрации', formatMoney(found.first)],
                ['Дальше', formatMoney(choice.price - found.first)],
                ['Платежей', String(found.rows.length - 1)],
                ['Переплата', formatMoney(0)],
              ]}
            />
            <HowCounted rows={instalmentFormula(choice, found, terms.every)} />
            {actions}
          </>
        }
      >
        <RulerField
          label="Стоимость квартиры"
          name="price"
          notation={money}
          value={choice.price}
          {...PRICE}
          sayEnd={formatMillions}
          typedMin={INSTALMENT_PRICE.min}
          typedMax={INSTALMENT_PRICE.max}
          onChange={(price) => change({ price })}
        />
        <RulerField
          label="Первый платёж"
          name="first"
          notation={percent}
          value={choice.share}
          {...terms.share}
          step={1}
          onChange={(share) => change({ share })}
        />
        <RulerSlider
          label="Срок рассрочки"
          name="months"
          value={choice.months}
          {...terms.months}
          step={terms.every}
          text={sayMonths(choice.months)}
          ends={[sayMonths(terms.months.min), sayMonths(terms.months.max)]}
          onChange={(months) => change({ months })}
        />
      </CalculatorForm>
      <section>
        <h2>График платежей</h2>
        <Table
          caption="График платежей по рассрочке"
          rows={found.rows}
          rowKey={({ month }) => month}
          columns={[
            {
              key: 'month',
              label: 'Когда',
              cell: ({ month }) =>
                month === 0 ? 'После регистрации' : `Через ${sayMonths(month)}`,
            },
            {
              key: 'amount',
              label: 'Платёж',
              align: 'end',
              cell: ({ amount }) => formatMoney(amount, exact),
            },
            {
              key: 'balance',
              label: 'Останется',
              align: 'end',
              cell: ({ balance }) => formatMoney(balance, exact),
            },
          ]}
        />
      </section>
    </div>
  );
}
