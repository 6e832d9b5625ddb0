import { browserApi } from '@m30/shell/browser';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { formatCount, formatDate, formatMoney, moscowDay } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import type { Draft } from '../../../../store/order/draft/use-draft.ts';
import { fieldId } from '../../../../store/order/field-id.ts';
import type { Order } from '../../../../store/order/order.ts';
import type { Programme } from '../../../../store/order/payment/choice.ts';
import { paymentFormula } from '../../../../store/order/payment/payment-formula.ts';
import { paymentWords } from '../../../../store/order/payment/payment-words.ts';
import { stepHref } from '../../../../store/order/steps.ts';
import { useSubmit } from '../../../../store/order/use-submit.ts';
import { StepForm } from '../step/StepForm.tsx';
import { Facts } from './Facts.tsx';
import { ownerLines } from './owner-lines.ts';

/** What the buyer has ticked. */
interface Agreement {
  agreed: boolean;
}

export interface ReviewStepProps {
  order: Order;
  programmes: readonly Programme[];
  draft: Draft<Agreement>;
}

const NOT_AGREED = 'Чтобы оплатить бронь, примите условия оферты';

/** Everything once more, the offer, and the paid hold. */
export function ReviewStep({ order, programmes, draft }: ReviewStepProps) {
  const { submit, refuse, settle, pending, attempt, message, issues } = useSubmit();
  const { guid, offer, hold_fee: fee, payment, papers } = order;
  const isAccepted = offer.accepted === offer.version;
  const agreed = isAccepted || draft.values.agreed;
  const missing = papers.filter(({ done }) => !done);

  const pay = () =>
    submit(async () => {
      if (!isAccepted) {
        await browserApi.post('Order.AcceptOffer', { guid, version: offer.version });
      }
      const options = { idempotencyKey: crypto.randomUUID() };
      const { url } = await browserApi.post('Order.Pay', { guid, purpose: 'hold' }, options);
      window.location.assign(url);
      // The button works on until the page of the bank is there.
      await new Promise(() => {});
    });
  return (
    <StepForm
      title="Проверьте и&nbsp;забронируйте"
      errors={[
        ...issues.map(({ path, message }) => ({ field: fieldId(path), message })),
        ...(message ? [{ message }] : []),
      ]}
      attempt={attempt}
      pending={pending}
      submitLabel={`Оплатить бронь, ${formatMoney(fee)}`}
      back={stepHref(guid, 'documents')}
      onSubmit={() => {
        if (agreed) void pay();
        else refuse([{ path: 'agreed', message: NOT_AGREED }]);
      }}
    >
      <Facts
        rows={[
          {
            name: 'Оплата',
            lines: payment ? paymentWords(payment, order.price) : [],
            formula: paymentFormula(order, programmes, moscowDay(new Date())),
            change: stepHref(guid, 'payment'),
          },
          {
            name: order.participants.length > 1 ? 'Участники' : 'Участник',
            lines: ownerLines(order),
            change: stepHref(guid, 'users'),
          },
          {
            name: 'Документы',
            lines:
              missing.length === 0
                ? ['Всё нужное загружено']
                : [
                    `Не\u00a0хватает: ${formatCount(missing.length, ['файл', 'файла', 'файлов'])}. Бронь это не\u00a0задержит`,
                  ],
            change: stepHref(guid, 'documents'),
          },
          {
            name: 'Бронь',
            lines: [`14\u00a0дней, ${formatMoney(fee)}, один раз можно продлить`],
          },
        ]}
      />
      <p className="muted">
        Плата возвращается полностью, если вы&nbsp;передумали до&nbsp;подписания договора, банк
        отказал в&nbsp;кредите или срок брони истёк.
      </p>
      {isAccepted ? (
        <p role="status">
          Вы приняли <Offer {...offer} /> редакции от&nbsp;{formatDate(offer.version)}.
        </p>
      ) : (
        <Checkbox
          id={fieldId('agreed')}
          checked={draft.values.agreed}
          error={issues.find(({ path }) => path === 'agreed')?.message}
          required
          onChange={({ target }) => {
            draft.change({ agreed: target.checked });
            if (target.checked) settle((all) => all.filter(({ path }) => path !== 'agreed'));
          }}
        >
          Принимаю <Offer {...offer} /> редакции от&nbsp;{formatDate(offer.version)}
        </Checkbox>
      )}
    </StepForm>
  );
}

function Offer({ url }: Pick<Order['offer'], 'url'>) {
  return (
    <TextLink href={url} target="_blank" rel="noopener">
      оферту о&nbsp;бронировании
      <span className="visually-hidden"> (откроется в&nbsp;новой вкладке)</span>
    </TextLink>
  );
}
