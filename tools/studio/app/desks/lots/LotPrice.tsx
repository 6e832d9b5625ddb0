import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { PriceField } from '@m30/ui-kit/price-field';
import { TextField } from '@m30/ui-kit/text-field';
import { needsSecond } from '../../../contract/catalogue/price-rule.ts';
import type { StudioResult } from '../../../contract/client.ts';
import { useChange } from '../../api/queries.ts';
import { Form } from '../../form/Form.tsx';

/** The price of one free lot; what moves far waits for a second person. */
export function LotPrice({ guid, lot }: { guid: string; lot: StudioResult<'Lots.Get'> }) {
  const [price, setPrice] = useState<number | null>(lot.price);
  const [reason, setReason] = useState('');
  const [showOld, setShowOld] = useState(false);
  const [tried, setTried] = useState(false);
  const change = useChange('Prices.Change', {
    touches: ['Lots.Get', 'Lots.Board', 'Prices.Lots', 'Prices.Changes', 'Approvals.List'],
    done: ({ approval }) => (approval ? 'Ушло на подтверждение' : 'Цена изменена'),
  });
  const isSame = price === null || price === lot.price;
  const second = !isSame && needsSecond([{ former: lot.price, price }]);
  const lacksReason = reason.trim() === '';
  const send = () => {
    setTried(true);
    if (isSame || lacksReason) return;
    const wish = { lot: guid, former: lot.price, price };
    change.mutate(
      { lots: [wish], show_old: showOld, reason: reason.trim() },
      {
        onSuccess: () => {
          setReason('');
          setTried(false);
        },
      },
    );
  };
  return (
    <section>
      <h2>Цена</h2>
      <Form
        aria-label="Цена лота"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <PriceField
          label="Новая цена, ₽"
          value={price}
          error={tried && isSame ? 'Введите другую цену' : undefined}
          onValueChange={setPrice}
        />
        <Checkbox checked={showOld} onChange={(event) => setShowOld(event.currentTarget.checked)}>
          Показать прежнюю цену зачёркнутой
        </Checkbox>
        <TextField
          label="Почему меняем"
          maxLength={300}
          autoComplete="off"
          value={reason}
          error={tried && lacksReason ? 'Напишите причину' : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <p>
          {second
            ? 'Нужен второй человек: до подтверждения на сайте прежняя цена.'
            : 'На сайте и в выгрузках новая цена появится сразу.'}
        </p>
        <Button type="submit" loading={change.isPending}>
          {second ? 'Отправить на подтверждение' : 'Изменить цену'}
        </Button>
      </Form>
    </section>
  );
}
