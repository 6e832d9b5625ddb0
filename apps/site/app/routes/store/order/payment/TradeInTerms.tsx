import { Checkbox } from '@m30/ui-kit/checkbox';
import { formatMoney } from '@m30/ui-kit/format';
import { NumberField } from '@m30/ui-kit/number-field';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { fieldId } from '../../../../store/order/field-id.ts';
import { ROOMS } from '../../../../store/order/payment/choice.ts';
import type { TermsProps } from './PaymentStep.tsx';
import { Terms } from './Terms.tsx';

const readArea = (text: string) => (text === '' ? null : Number(text.replace(',', '.')));

/** The flat that goes in part payment; its value is found by an appraiser. */
export function TradeInTerms({ price, choice, change, errorOf }: TermsProps) {
  return (
    <Terms
      legend="Ваша квартира"
      facts={[
        ['Цена новой квартиры', formatMoney(price)],
        ['Оценка вашей', 'в\u00a0течение трёх дней'],
      ]}
      disclaimer="Специалист осмотрит квартиру и назовёт сумму зачёта. Пока вы с ней не согласились, вы ничем не связаны. Не является публичной офертой."
    >
      <TextField
        label="Адрес"
        id={fieldId('terms.address')}
        value={choice.address}
        autoComplete="street-address"
        maxLength={300}
        error={errorOf('address')}
        onChange={(event) => change({ address: event.target.value })}
      />
      <NumberField
        kind="float"
        label="Площадь, м²"
        id={fieldId('terms.area')}
        value={readArea(choice.area)}
        error={errorOf('area')}
        onValueChange={(area) => change({ area: area === null ? '' : String(area) })}
      />
      <Select
        label="Комнат"
        id={fieldId('terms.rooms')}
        value={choice.rooms}
        options={ROOMS}
        error={errorOf('rooms')}
        onChange={(event) => change({ rooms: event.target.value })}
      />
      <Checkbox
        checked={choice.mortgage}
        onChange={(event) => change({ mortgage: event.target.checked })}
      >
        Остаток оплачу ипотекой
      </Checkbox>
    </Terms>
  );
}
