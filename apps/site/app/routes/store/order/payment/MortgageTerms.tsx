import { CreditNote } from '@m30/calculators/credit';
import { rateWords } from '@m30/calculators/credit/core';
import { loanFormula } from '@m30/calculators/money';
import { planOf } from '@m30/calculators/mortgage/core';
import { formatCount, formatMoney } from '@m30/ui-kit/format';
import { NumberField } from '@m30/ui-kit/number-field';
import { PriceField } from '@m30/ui-kit/price-field';
import { Select } from '@m30/ui-kit/select';
import { fieldId } from '../../../../store/order/field-id.ts';
import {
  bankProgrammes,
  leastDown,
  type Programme,
} from '../../../../store/order/payment/choice.ts';
import { Children } from './Children.tsx';
import type { TermsProps } from './PaymentStep.tsx';
import { Terms } from './Terms.tsx';

/** Programme, down payment and term of a mortgage, and the payment a month that they give. */
export function MortgageTerms(
  props: TermsProps & {
    programmes: readonly Programme[];
    /** ISO date in Moscow. */
    today: string;
  },
) {
  const { price, besides, choice, change, errorOf } = props;
  const programmes = bankProgrammes(props.programmes);
  const programme = programmes.find(({ id }) => id === choice.programme) ?? programmes[0];
  if (!programme) return null;
  const { down, years } = choice;
  const least = leastDown(price, programme, besides);
  const plan = planOf(
    {
      price,
      down: down ?? least,
      years: years ?? 1,
      capital: 0,
      programme: programme.id,
      kind: 'annuity',
    },
    programme,
  );
  const choose = (id: string) => {
    const chosen = programmes.find((one) => one.id === id);
    if (chosen)
      change({ programme: id, down: Math.max(down ?? 0, leastDown(price, chosen, besides)) });
  };
  return (
    <Terms
      legend="Условия ипотеки"
      facts={[
        ['Платёж в\u00a0месяц', formatMoney(plan.payment)],
        ['Кредит', formatMoney(plan.loan)],
        ['ПСК и\u00a0ставка', rateWords(programme)],
        ['Срок', formatCount(plan.years, ['год', 'года', 'лет'])],
      ]}
      formula={loanFormula(price, { ...plan, downPayment: plan.down })}
      disclaimer={<CreditNote credits={[programme]} />}
    >
      <Select
        label="Программа"
        id={fieldId('terms.programme')}
        value={programme.id}
        options={programmes.map((one) => ({
          id: one.id,
          label: `${one.bank}, ${one.name}: ${rateWords(one)}`,
        }))}
        hint="Окончательный банк выберете после решений: заявка уходит сразу в&nbsp;несколько."
        error={errorOf('programme')}
        onChange={(event) => choose(event.target.value)}
      />
      <PriceField
        label="Первоначальный взнос"
        id={fieldId('terms.down_payment')}
        value={down}
        hint={`Не\u00a0меньше ${formatMoney(least)}${besides > 0 ? ': из\u00a0них места и\u00a0кладовые целиком, банк кредитует квартиру' : ''}`}
        error={errorOf('down_payment')}
        onValueChange={(typed) => change({ down: typed })}
      />
      <NumberField
        label="Срок, лет"
        id={fieldId('terms.months')}
        value={years}
        hint={`От\u00a01 до\u00a0${Math.floor(programme.term / 12)}`}
        error={errorOf('months')}
        onValueChange={(typed) => change({ years: typed })}
      />
      {programme.families && <Children {...props} />}
    </Terms>
  );
}
