import { Button } from '@m30/ui-kit/button';

export interface NewPriceProps {
  /** Readable id of the lot. */
  lot: string;
  /** Kopecks. */
  price: number;
}

/** Holds a lot that need not be in the cart at the price that was just told; a page with scripts asks on the lot's own. */
export function NewPrice({ lot, price }: NewPriceProps) {
  return (
    <form method="post" action="/cart">
      <input type="hidden" name="lot" value={lot} />
      <input type="hidden" name="price" value={price} />
      <Button size="small" type="submit" name="change" value="hold">
        Забронировать по&nbsp;новой цене
      </Button>
    </form>
  );
}
