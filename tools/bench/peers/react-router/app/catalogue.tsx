import { useLoaderData } from 'react-router';
import { Page } from './Page';
import lots from './lots.json';

export function meta() {
  return [{ title: 'Квартиры' }, { name: 'description', content: 'Квартиры в новостройках' }];
}

/** The cards are data, as they are in the product. */
export function loader() {
  return { lots };
}

export default function Catalogue() {
  const { lots: shown } = useLoaderData<typeof loader>();
  return <Page lots={shown} />;
}
