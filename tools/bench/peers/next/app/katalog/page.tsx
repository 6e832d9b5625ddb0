import { Page } from '../Page';
import lots from '../lots.json';

export const metadata = { title: 'Квартиры', description: 'Квартиры в новостройках' };

/** Rendered for each request, as the product's page is in this comparison. */
export const dynamic = 'force-dynamic';

export default function Catalogue() {
  return <Page lots={lots} />;
}
