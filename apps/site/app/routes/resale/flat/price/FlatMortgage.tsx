import { HowCounted } from '@m30/calculators/counted';
import { CreditNote } from '@m30/calculators/credit';
import { fullCostWords } from '@m30/calculators/credit/core';
import { loanFormula } from '@m30/calculators/money';
import { Button } from '@m30/ui-kit/button';
import { formatCount, formatDate, formatMoney, formatPercent } from '@m30/ui-kit/format';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import type { ResalePageFlat } from '../data/resale-flat.ts';
import styles from './FlatMortgage.module.css';

const MONTHS = 12;

/** The loan for the flat with its full terms, as the law on credit advertising wants them. */
export function FlatMortgage({
  mortgage: { payment, downPayment, loan, term, bank, programme },
}: {
  mortgage: NonNullable<ResalePageFlat['mortgage']>;
}) {
  const rows: [string, string][] = [
    ['Платёж в\u00a0месяц', formatMoney(payment)],
    ['Первый взнос', formatMoney(downPayment)],
    ['Сумма кредита', formatMoney(loan)],
    ['Полная стоимость кредита', fullCostWords(programme.cost)],
    ['Ставка', formatPercent(programme.rate)],
    ['Срок', formatCount(Math.round(term / MONTHS), ['год', 'года', 'лет'])],
  ];
  return (
    <Section
      title="Платёж по ипотеке"
      aside={<ArrowLink href="/vtorichka/ipoteki">Как это устроено</ArrowLink>}
    >
      <dl className={styles.terms}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <HowCounted
        rows={loanFormula(loan + downPayment, {
          ...{ downPayment, loan, payment },
          ...{ rate: programme.rate, months: term },
        })}
      />
      <p className={styles.note}>
        {bank}, программа «{programme.name}», на&nbsp;{formatDate(programme.actualAt)}. Платёж
        аннуитетный, без страхования и&nbsp;оценки.
      </p>
      <CreditNote credits={[programme]} />
      <Button
        variant="secondary"
        {...leadTrigger('callRequestSecondary', {
          title: 'Проверить квартиру в\u00a0банке',
          lead: 'Узнаем, примет\u00a0ли банк дом, ещё до\u00a0аванса.',
        })}
      >
        Проверить квартиру в&nbsp;банке
      </Button>
    </Section>
  );
}
