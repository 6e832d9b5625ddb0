import { OWN_INSTALMENT } from '@m30/calculators/instalment/core';
import { moscowDay } from '@m30/ui-kit/format';
import { useNavigate } from 'react-router';
import { browserApi } from '@m30/shell/browser';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import type { Draft } from '../../../../store/order/draft/use-draft.ts';
import { fieldId } from '../../../../store/order/field-id.ts';
import type { Order } from '../../../../store/order/order.ts';
import {
  besidesFlat,
  paymentInput,
  type PaymentChoice,
  type Programme,
} from '../../../../store/order/payment/choice.ts';
import { instalmentOf } from '../../../../store/order/payment/instalment-of.ts';
import { paymentHint, paymentKinds } from '../../../../store/order/payment/kinds.ts';
import { checkChoice } from '../../../../store/order/payment/check-choice.ts';
import { stepHref } from '../../../../store/order/steps.ts';
import { useSubmit } from '../../../../store/order/use-submit.ts';
import { StepForm } from '../step/StepForm.tsx';
import { CapitalTerms } from './CapitalTerms.tsx';
import { InstalmentTerms } from './InstalmentTerms.tsx';
import { MortgageTerms } from './MortgageTerms.tsx';
import { TradeInTerms } from './TradeInTerms.tsx';

export interface PaymentStepProps {
  order: Order;
  programmes: readonly Programme[];
  draft: Draft<PaymentChoice>;
}

/** What the terms of one way to pay are drawn from. */
export interface TermsProps {
  /** Price of the order, kopecks. */
  price: number;
  /** What of it is bought with the flat, kopecks: from own money. */
  besides: number;
  choice: PaymentChoice;
  change: (part: Partial<PaymentChoice>) => void;
  /** Complaint of the server about a term. */
  errorOf: (term: string) => string | undefined;
}

/** Where banks look at the application. */
const MORTGAGE_STAGE = 5;

/** How the lot is paid, with the terms of that way. */
export function PaymentStep({ order, programmes, draft }: PaymentStepProps) {
  const navigate = useNavigate();
  const { submit, refuse, settle, pending, attempt, message, issues } = useSubmit();
  // After a bank's refusal everything else is said already.
  const isNext = order.stage_number < MORTGAGE_STAGE;
  const errorOf = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const today = moscowDay(new Date());
  const instalment = instalmentOf(order, today) ?? OWN_INSTALMENT;
  const choice = {
    ...draft.values,
    months: Math.min(draft.values.months, instalment.months.max),
  };
  const besides = besidesFlat(order);
  const measures = { price: order.price, besides, programmes, today, share: instalment.share };
  const terms: TermsProps = {
    price: order.price,
    besides,
    choice,
    change: (part) => {
      const next = { ...choice, ...part };
      draft.change(next);
      const wrong = new Set(checkChoice(next, measures).map(({ path }) => path));
      settle((all) => all.filter(({ path }) => wrong.has(path)));
    },
    errorOf: (term) => errorOf(`terms.${term}`),
  };
  return (
    <StepForm
      title="Как вы&nbsp;платите"
      lead="Выбор можно изменить до&nbsp;оплаты брони, цена закреплена в&nbsp;любом случае."
      errors={[
        ...issues.map(({ path, message }) => ({ field: fieldId(path), message })),
        ...(message ? [{ message }] : []),
      ]}
      attempt={attempt}
      pending={pending}
      submitLabel={isNext ? 'Дальше: участники' : 'Выбрать этот способ'}
      onSubmit={() => {
        const wrong = checkChoice(choice, measures);
        if (wrong.length > 0) return refuse(wrong);
        void submit(async () => {
          await draft.flush();
          await browserApi.post('Order.SetPayment', paymentInput(order, choice));
          await navigate(isNext ? stepHref(order.guid, 'users') : `/order/${order.guid}`);
        });
      }}
    >
      <RadioGroup
        name="kind"
        legend="Способ оплаты"
        id={fieldId('kind')}
        value={choice.kind}
        options={order.payment_kinds.map((id) => ({
          id,
          label: paymentKinds[id].label,
          hint: paymentHint(id, { contract: order.contract, months: instalment.months.max }),
        }))}
        onValueChange={(id) => {
          const kind = order.payment_kinds.find((one) => one === id);
          if (kind) terms.change({ kind });
        }}
        error={errorOf('kind')}
      />
      {choice.kind === 'mortgage' && <MortgageTerms {...terms} {...{ programmes, today }} />}
      {choice.kind === 'instalment' && <InstalmentTerms {...terms} terms={instalment} />}
      {choice.kind === 'trade-in' && <TradeInTerms {...terms} />}
      {choice.kind === 'capital' && <CapitalTerms {...terms} />}
    </StepForm>
  );
}
