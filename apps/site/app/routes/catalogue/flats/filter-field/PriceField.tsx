import { useRef, useState, type RefObject } from 'react';
import type { Facets } from '@m30/api';
import { formatNumber } from '@m30/ui-kit/format';
import { TextField } from '@m30/ui-kit/text-field';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import styles from './FilterField.module.css';
import { moveLimit, priceScale, readRoubles } from './price-scale.ts';
import { PriceSlider } from './PriceSlider.tsx';

export interface PriceFieldProps {
  query: Partial<CatalogueQuery>;
  price: Facets['price'];
}

type End = 'from' | 'to';

/** Limits of the price: two numbers that are sent, and a slider over the prices there are. */
export function PriceField({ query, price }: PriceFieldProps) {
  const [limits, setLimits] = useState({ from: query.priceFrom, to: query.priceTo });
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const scale = priceScale(price);

  function slide(end: End, roubles: number) {
    const next = { ...limits, ...moveLimit(limits, end, roubles, scale) };
    setLimits(next);
    // The form reads the fields in the same event, before React would have drawn them.
    if (inputs[end].current) inputs[end].current.value = text(next[end]) ?? '';
  }
  const field = (end: End, ref: RefObject<HTMLInputElement | null>) => ({
    ref,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 15,
    defaultValue: text(end === 'from' ? query.priceFrom : query.priceTo),
    onInput: () => setLimits({ ...limits, [end]: readRoubles(ref.current?.value ?? '') }),
    onBlur: () => {
      const roubles = readRoubles(ref.current?.value ?? '');
      if (ref.current && roubles !== undefined) ref.current.value = formatNumber(roubles);
    },
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...field('from', inputs.from)}
          label="От, ₽"
          name="priceFrom"
          placeholder={formatNumber(scale.min)}
        />
        <TextField
          {...field('to', inputs.to)}
          label="До, ₽"
          name="priceTo"
          placeholder={formatNumber(scale.max)}
        />
      </div>
      <PriceSlider price={price} scale={scale} limits={limits} onSlide={slide} />
    </>
  );
}

const text = (roubles: number | undefined) =>
  roubles === undefined ? undefined : formatNumber(roubles);
