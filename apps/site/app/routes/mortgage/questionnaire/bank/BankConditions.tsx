import { creditWords, rateWords } from '@m30/calculators/credit/core';
import { Accordion, AccordionItem } from '@m30/ui-kit/accordion';
import { formatCount, formatDate, formatMillions, formatPercent } from '@m30/ui-kit/format';
import type { BankProgramme } from '../data/use-questionnaire.ts';
import styles from './BanksPart.module.css';

/** The full conditions of every programme, behind its name, with source and date. */
export function BankConditions({ programmes }: { programmes: readonly BankProgramme[] }) {
  const oldest = programmes.map(({ actualAt }) => actualAt).sort()[0];
  return (
    <div className={styles.conditions}>
      <Accordion>
        <AccordionItem title="Полные условия банков">
          <dl>
            {programmes.map((one) => (
              <div key={one.id}>
                <dt>
                  {one.bank}, {one.name}
                </dt>
                <dd>
                  {rateWords(one)}, взнос от&nbsp;{formatPercent(one.downPayment)}, срок до&nbsp;
                  {formatCount(Math.floor(one.term / 12), ['года', 'лет', 'лет'])}, кредит до&nbsp;
                  {formatMillions(one.maxLoan)}. {one.disclaimer} {one.source}, актуально на&nbsp;
                  {formatDate(one.actualAt, 'short')}.
                </dd>
              </div>
            ))}
          </dl>
        </AccordionItem>
      </Accordion>
      <p>
        Платёж аннуитетный, без страхования и&nbsp;оценки. Условия
        {oldest && <> актуальны на&nbsp;{formatDate(oldest, 'short')}</>}. Решение о&nbsp;выдаче
        кредита принимает банк. {creditWords(programmes)}
      </p>
    </div>
  );
}
