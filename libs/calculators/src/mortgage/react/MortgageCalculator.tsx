import { formatCount, formatMillions, formatMoney, formatPercent } from '@m30/ui-kit/format';
import { useState, type ReactNode } from 'react';
import { CreditNote, type StatedCredit } from '../../credit/index.ts';
import { rateWords } from '../../credit/core/index.ts';
import { loanFormula, type LoanProgramme } from '../../money/index.ts';
import {
  gridAround,
  MAX_SHARE,
  maxYears,
  mortgageOf,
  type MortgageChoice,
} from '../core/mortgage.ts';
import styles from './MortgageCalculator.module.css';
import { RulerSlider } from '../../field/index.ts';
import { HowCounted } from '../../counted/index.ts';

/** A programme as `@m30/api` gives it; credit advertising shows its conditions beside the payment. */
export interface MortgageProgramme extends LoanProgramme, StatedCredit {
  /** «Семейная ипотека». */
  name: string;
}

export interface MortgageCalculatorProps {
  /** The programme that is counted with, and who lends by it. */
  programme: MortgageProgramme;
  /** Price to begin with and the bounds of its slider, kopecks; with equal bounds the price is set. */
  price: { value: number; min: number; max: number };
  /** Down payment, kopecks, and years to begin with. @default the programme's least and longest */
  start?: { down?: number | undefined; years?: number | undefined };
  /**
   * Heading.
   * @default 'Ипотека под вашу сумму'
   */
  title?: string;
  /** What the first price belongs to, a sentence under the heading. */
  lead?: ReactNode;
  /** Links and buttons under the sliders. */
  actions?: ReactNode;
  /**
   * Says under the payment who lends and on what conditions; without it the page has a `CreditNote` of its own.
   * @default true
   */
  note?: boolean;
}

/** Step of the price slider, kopecks: 50 000 ₽. */
const PRICE_STEP = 5_000_000;

const years = ['год', 'года', 'лет'] as const;

/** Price, down payment and term give the payment a month by one programme; the server renders the first. */
export function MortgageCalculator(props: MortgageCalculatorProps) {
  const { programme, price, start, title = 'Ипотека под\u00A0вашу сумму', lead, actions } = props;
  const { note = true } = props;
  const [choice, setChoice] = useState<MortgageChoice>(() => ({
    price: price.value,
    share: null,
    down: start?.down,
    years: start?.years ?? maxYears(programme),
  }));
  const mortgage = mortgageOf(choice, programme);
  const prices = gridAround({ ...price, step: PRICE_STEP });
  const change = (part: Partial<MortgageChoice>) => setChoice((before) => ({ ...before, ...part }));

  return (
    <div className={styles.calculator}>
      <div className={styles.result}>
        <h2>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        <output className={styles.payment} aria-atomic="true">
          <span className={styles.label}>Платёж в&nbsp;месяц</span>
          <span className={styles.figure}>{formatMoney(roubles(mortgage.payment))}</span>
        </output>
        <p className={styles.terms}>
          {`${programme.name}, ${rateWords(programme)}. Кредит\u00a0${formatMoney(roubles(mortgage.loan))}`}
        </p>
        <HowCounted rows={loanFormula(mortgage.price, mortgage)} />
        {note && <CreditNote className={styles.disclaimer} credits={[programme]} />}
      </div>
      <div className={styles.controls}>
        {price.min < price.max && (
          <RulerSlider
            label="Стоимость квартиры"
            text={formatMoney(mortgage.price)}
            {...prices}
            value={mortgage.price}
            ends={[formatMillions(prices.min), formatMillions(prices.max)]}
            onChange={(value) => change({ price: value })}
          />
        )}
        <RulerSlider
          label={`Первоначальный взнос, ${formatPercent(mortgage.share)}`}
          text={formatMoney(roubles(mortgage.downPayment))}
          value={mortgage.share}
          min={mortgage.leastShare}
          max={Math.max(MAX_SHARE, mortgage.leastShare, mortgage.share)}
          step={0.1}
          ends={[formatPercent(mortgage.leastShare), formatPercent(MAX_SHARE)]}
          onChange={(share) => change({ share, down: undefined })}
        />
        <RulerSlider
          label="Срок"
          text={formatCount(mortgage.years, years)}
          value={mortgage.years}
          min={1}
          max={maxYears(programme)}
          step={1}
          ends={[formatCount(1, years), formatCount(maxYears(programme), years)]}
          onChange={(value) => change({ years: value })}
        />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

/** Kopecks of a payment say nothing to a reader: shown amounts are whole roubles. */
const roubles = (kopecks: number) => Math.round(kopecks / 100) * 100;
