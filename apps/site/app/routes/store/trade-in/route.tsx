import { orNotFound, servicesContext } from '@m30/shell/server';
import { panelMeta } from '../../../components/panel-page/panel-meta.ts';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import { loadObjects } from '../../../store/objects/index.ts';
import type { Route } from './+types/route';
import { TradeInPage } from './TradeInPage.tsx';

const PATH = '/trade-in';

export const meta: Route.MetaFunction = panelMeta(PATH);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const [{ blocks, title, description }, complexes] = await Promise.all([
    orNotFound(api.get('Content.GetPage', { path: PATH })),
    loadObjects(api),
  ]);
  const shown = complexes.map(({ vendor, name, place, priceFrom, free, handover }) => ({
    ...{ vendor, name, place, priceFrom, free, handover },
  }));
  return {
    origin,
    title,
    description,
    words: await loadBlocks(api, blocks, { url }),
    complexes: shown,
  };
}

export default function TradeIn({ loaderData }: Route.ComponentProps) {
  return <TradeInPage {...loaderData} />;
}
