import { formatMoney } from '@m30/ui-kit/format';

/** A price that has fallen since, struck out and named as such to screen readers; in kopecks. */
export function OldPrice({ price }: { price: number }) {
  return (
    <s>
      <span className="visually-hidden">прежняя цена </span>
      {formatMoney(price)}
    </s>
  );
}
