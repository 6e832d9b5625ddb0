import type { CSSProperties } from 'react';
import type { Facets } from '@m30/api';
import { formatMoney } from '@m30/ui-kit/format';
import { histogramBars, pricePlace, PRICE_STEP, type PriceLimits } from './price-scale.ts';
import styles from './PriceSlider.module.css';

export interface PriceSliderProps {
  price: Facets['price'];
  /** Ends of the slider, roubles. */
  scale: { min: number; max: number };
  limits: PriceLimits;
  onSlide: (end: 'from' | 'to', roubles: number) => void;
}

/** How many lots cost how much, and two thumbs on the same scale; hidden where there is no script. */
export function PriceSlider({ price, scale, limits, onSlide }: PriceSliderProps) {
  const from = limits.from ?? scale.min;
  const to = limits.to ?? scale.max;
  const place = {
    '--m30-from': `${pricePlace(from, scale)}%`,
    '--m30-to': `${pricePlace(to, scale)}%`,
  } as CSSProperties;
  const thumb = (end: 'from' | 'to', label: string, value: number) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatMoney(value * 100)}
      min={scale.min}
      max={scale.max}
      step={PRICE_STEP}
      value={value}
      onChange={(event) => onSlide(end, event.currentTarget.valueAsNumber)}
    />
  );
  return (
    <div className={styles.slider} style={place}>
      <div className={styles.bars} aria-hidden="true">
        {histogramBars(price, limits).map(({ height, within }, i) => (
          <i key={i} data-within={within || undefined} style={{ height: `${height}%` }} />
        ))}
      </div>
      <div className={styles.track}>
        {thumb('from', 'Цена от', from)}
        {thumb('to', 'Цена до', to)}
      </div>
    </div>
  );
}
