import { lentFormula } from '@m30/calculators/money';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { formatMoney } from '@m30/ui-kit/format';
import { PriceField } from '@m30/ui-kit/price-field';
import { fieldId } from '../../../../store/order/field-id.ts';
import type { TermsProps } from './PaymentStep.tsx';
import { Terms } from './Terms.tsx';

/** How much of the price the certificate pays, and whether a bank lends the rest. */
export function CapitalTerms({ price, choice, change, errorOf }: TermsProps) {
  const { mortgage } = choice;
  const capital = Math.min(price, choice.capital ?? 0);
  return (
    <Terms
      legend="Материнский капитал"
      facts={[
        ['Останется оплатить', formatMoney(price - capital)],
        ['Капиталом', formatMoney(capital)],
      ]}
      formula={lentFormula('Останется оплатить', price, capital)}
      disclaimer="Деньги переводит Социальный фонд после регистрации договора. Справка об остатке понадобится на шаге «Документы»."
    >
      <PriceField
        label="Остаток капитала"
        id={fieldId('terms.amount')}
        value={choice.capital}
        hint="Сумма из&nbsp;справки Социального фонда"
        error={errorOf('amount')}
        onValueChange={(typed) => change({ capital: typed })}
      />
      <Checkbox checked={mortgage} onChange={(event) => change({ mortgage: event.target.checked })}>
        Остаток оплачу ипотекой
      </Checkbox>
    </Terms>
  );
}
