import {
  INSTALMENT_WORDS,
  instalmentFormula,
  instalmentOf,
  type InstalmentTerms as InstalmentLimits,
} from '@m30/calculators/instalment/core';
import { formatCount, formatMoney, formatPercent } from '@m30/ui-kit/format';
import { NumberField } from '@m30/ui-kit/number-field';
import { Select } from '@m30/ui-kit/select';
import { fieldId } from '../../../../store/order/field-id.ts';
import { instalmentDisclaimer } from '../../../calculator/starts.ts';
import type { TermsProps } from './PaymentStep.tsx';
import { Terms } from './Terms.tsx';

/** First payment and term of the instalments, and the payment a quarter that they give. */
export function InstalmentTerms({
  price,
  choice,
  change,
  errorOf,
  terms,
}: TermsProps & { terms: InstalmentLimits }) {
  const { months: limits, every } = terms;
  const { share, months } = choice;
  const { min, max } = terms.share;
  const lengths = Array.from(
    { length: (limits.max - limits.min) / every + 1 },
    (_, index) => limits.min + index * every,
  );
  const plan = instalmentOf({ price, share: share ?? min, months }, every);
  return (
    <Terms
      legend="Условия рассрочки"
      facts={[
        [`Платёж ${INSTALMENT_WORDS.often}`, formatMoney(plan.payment)],
        ['После регистрации', formatMoney(plan.first)],
        ['Переплата', formatMoney(0)],
      ]}
      formula={instalmentFormula({ price, share: share ?? min, months }, plan, every)}
      disclaimer={instalmentDisclaimer}
    >
      <NumberField
        label="Первый платёж, % цены"
        id={fieldId('terms.down_payment')}
        value={share}
        hint={`От\u00a0${formatPercent(min)} до\u00a0${formatPercent(max)}`}
        error={errorOf('down_payment')}
        onValueChange={(typed) => change({ share: typed && Math.min(100, typed) })}
      />
      <Select
        label="Срок"
        id={fieldId('terms.months')}
        value={String(months)}
        hint={`Последний платёж\u00a0— не\u00a0позднее чем ${INSTALMENT_WORDS.before} до\u00a0ключей.`}
        options={lengths.map((month) => ({
          id: String(month),
          label: formatCount(month, ['месяц', 'месяца', 'месяцев']),
        }))}
        error={errorOf('months')}
        onChange={(event) => change({ months: Number(event.target.value) })}
      />
    </Terms>
  );
}
