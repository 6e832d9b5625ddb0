import { formatMillions } from '@m30/ui-kit/format';
import { breadcrumbData, pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { lotPageTitle } from '../../../store/objects/lot-title.ts';
import { RESALE_PATH } from '../shared/resale-url.ts';
import { floorWords } from '../shared/resale-words.ts';
import type { Route } from './+types/route';
import { flatData } from './flat-data.ts';
import { FlatPage } from './FlatPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { flat, origin } = loaderData;
  const title = `${lotPageTitle(flat)}, ${flat.place}`;
  const price = flat.price === null ? '' : ` Цена ${formatMillions(flat.price)}.`;
  return [
    ...pageMeta(matches, {
      title,
      description: `${flat.district}, ${flat.house} ${flat.year}\u00a0года, этаж ${floorWords(flat)}.${price} Документы проверил юрист, показы с\u00a0агентом.`,
      origin,
      path: flat.url,
    }),
    breadcrumbData(origin, [
      ['Вторичное жильё', RESALE_PATH],
      [title, flat.url],
    ]),
    ...flatData(flat, origin).map((data) => ({ 'script:ld+json': data })),
  ];
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  return { origin, flat: await orNotFound(api.get('Objects.GetResaleItem', { id: params.id })) };
}

export default function ResaleFlatRoute({ loaderData: { flat } }: Route.ComponentProps) {
  return <FlatPage flat={flat} />;
}
