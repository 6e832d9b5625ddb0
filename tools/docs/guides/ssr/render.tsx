import { renderToString } from 'react-dom/server';
import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { Price } from '@m30/ui-kit/price';

export const Offer = () => (
  <section>
    <Price value={992_200_000} />
    <Button href="/katalog">Квартиры от {formatMoney(840_000_000)}</Button>
  </section>
);

export const html = () => renderToString(<Offer />);
