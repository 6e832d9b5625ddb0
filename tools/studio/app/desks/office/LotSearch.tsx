import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '@m30/ui-kit/format';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import { TextField } from '@m30/ui-kit/text-field';
import { studioQuery } from '../../api/queries.ts';
import { useLate } from '../../time/useLate.ts';
import type { OfficeLot } from './lot.ts';

/** Milliseconds of rest before the server is asked. */
const REST = 250;

interface LotSearchProps {
  /** What is looked for at first. */
  begin?: string;
  chosen: OfficeLot | null;
  onChoose: (lot: OfficeLot | null) => void;
  error?: string | undefined;
}

/** A lot found by its number and complex; one that is not free says so and cannot be chosen. */
export function LotSearch({ begin = '', chosen, onChoose, error }: LotSearchProps) {
  const [text, setText] = useState(begin);
  const late = useLate(text.trim(), REST);
  const { data, isFetching } = useQuery({
    ...studioQuery('Office.Lots', { text: late }),
    enabled: late !== '',
  });
  const lots = late ? (data?.lots ?? []) : [];
  return (
    <>
      <TextField
        label="Номер и комплекс"
        hint="Например: канал 49"
        autoComplete="off"
        error={error}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onChoose(null);
        }}
        data-autofocus
      />
      <p role="status">{late && data && !isFetching && lots.length === 0 && 'Ничего не нашлось'}</p>
      {lots.length > 0 && (
        <RadioGroup
          legend="Что держим"
          name="lot"
          value={chosen?.guid ?? ''}
          onValueChange={(guid) => onChoose(lots.find((lot) => lot.guid === guid) ?? null)}
          options={lots.map((lot) => ({
            id: lot.guid,
            label: lot.title,
            hint: `${lot.about} · ${lot.status === 'free' ? formatMoney(lot.price) : STATUSES[lot.status]}`,
            disabled: lot.status !== 'free',
          }))}
        />
      )}
    </>
  );
}

const STATUSES = {
  held: 'держит другой покупатель',
  reserved: 'забронирована',
  sold: 'продана',
  closed: 'не\u00a0продаётся',
} as const;
