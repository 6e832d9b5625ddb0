import { CreditNote } from '@m30/calculators/credit';
import { fullCostWords } from '@m30/calculators/credit/core';
import { formatNumber, formatPercent } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { PromoConditions } from '../../../../components/rows/promo-row/PromoConditions.tsx';
import { PromoRow } from '../../../../components/rows/promo-row/PromoRow.tsx';
import type { Complex } from '../data/complex.ts';
import styles from './Offers.module.css';

/** Offers for the complex and the programmes of the banks, with their full conditions. */
export function Offers({ complex }: { complex: Complex }) {
  const { promos, programmes, programmesAt } = complex;
  if (promos.length + programmes.length === 0) return null;
  const said = programmesAt ? programmes.map(({ disclaimer }) => disclaimer) : [];
  return (
    <Section
      id="offers"
      title="Условия покупки"
      aside={<ArrowLink href="/ipotechnyj-kalkulyator">Рассчитать ипотеку</ArrowLink>}
    >
      {promos.map((promo) => (
        <PromoRow key={promo.alias} promo={promo} heading="h3" period />
      ))}
      {programmes.length > 0 && (
        <>
          <ul className={styles.programmes}>
            {programmes.map(({ name, rate, cost, downPayment, term, banks }) => (
              <li key={name}>
                <b>{fullCostWords(cost)}</b>
                <h3>{name}</h3>
                <p className="muted">
                  {`Ставка\u00a0от\u00a0${formatPercent(rate)}, взнос от\u00a0${formatPercent(downPayment)}, срок до\u00a0${formatNumber(term / 12)}\u00a0лет. `}
                  {banks.join(', ')}
                </p>
              </li>
            ))}
          </ul>
          {programmesAt && (
            <CreditNote
              className={styles.disclaimer}
              credits={programmes.map((one) => ({
                ...one,
                lenders: one.banks,
                actualAt: programmesAt,
              }))}
            />
          )}
        </>
      )}
      <PromoConditions promos={promos} said={said} />
    </Section>
  );
}
