import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PlainBlocks } from '../../../components/site-blocks/index.ts';
import { loadProse } from '../../commercial/shared/load-prose.server.ts';
import { PARKS_PATH, PLACE_KEYS } from '../shared/place-url.ts';
import type { Route } from './+types/route';
import { loadParks } from './parks.server.ts';
import { ParksPage } from './ParksPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { query, refused } = loaderData.found.state;
  const asked: Readonly<Record<string, unknown>> = query;
  const filtered = [...PLACE_KEYS, 'complex'].some((key) => asked[key]) || refused.length > 0;
  return pageMeta(matches, {
    title: 'Паркинг и кладовые в комплексах',
    description:
      'Машиноместа и кладовые в наших комплексах: свободные места, цены, схемы уровней, размеры и зарядка.',
    origin: loaderData.origin,
    path: PARKS_PATH,
    indexable: !filtered,
  });
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const [found, blocks] = await Promise.all([loadParks(api, url), loadProse(api, PARKS_PATH)]);
  return { origin, found, blocks };
}

export default function Parks({ loaderData: { found, blocks } }: Route.ComponentProps) {
  return (
    <>
      <ParksPage found={found} />
      {blocks.length > 0 && (
        <BlockPage>
          <PlainBlocks blocks={blocks} />
        </BlockPage>
      )}
    </>
  );
}
