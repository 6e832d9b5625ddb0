import { useMemo } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageMeta } from '@m30/shell/seo';
import { staticData, servicesContext } from '@m30/shell/server';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PlainBlocks } from '../../../components/site-blocks/index.ts';
import { loadProse } from '../../commercial/shared/load-prose.server.ts';
import { PLACE_KEYS } from '../shared/place-url.ts';
import type { Route } from './+types/route';
import { toColumns, toRows } from './columns.ts';
import { onlyPlaceChanged } from './only-place-changed.ts';
import { loadPark, type LevelPlace } from './park.server.ts';
import { ParkPage } from './ParkPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { found, origin } = loaderData;
  const asked: Readonly<Record<string, unknown>> = found.state.query;
  const filtered = PLACE_KEYS.some((key) => asked[key]) || found.state.refused.length > 0;
  return pageMeta(matches, {
    title: `Паркинг и кладовые комплекса «${found.complexName}»`,
    description: `Схема паркинга «${found.complexName}», ${found.place}: свободные машиноместа и кладовые с ценами, размеры, зарядка.`,
    origin,
    path: `/parking/${found.vendor}`,
    indexable: !filtered,
  });
};

export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args;
  const { api, origin } = context.get(servicesContext);
  const [found, blocks] = await Promise.all([
    loadPark(api, url, params.uid),
    loadProse(api, `/parking/${params.uid}`),
  ]);
  const level = {
    ...found.level,
    places: toColumns(found.level.places),
    drawing: staticData(args, 'level', found.level.drawing),
  };
  return { origin, found: { ...found, level }, blocks };
}

/** The level is already here when another of its places is chosen. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return onlyPlaceChanged(change.currentUrl, change.nextUrl)
    ? false
    : change.defaultShouldRevalidate;
}

export default function Park({ loaderData: { found, blocks } }: Route.ComponentProps) {
  const { level } = found;
  const places = useMemo(() => toRows<LevelPlace>(level.places), [level]);
  return (
    <>
      <ParkPage found={{ ...found, level: { ...level, places } }} />
      {blocks.length > 0 && (
        <BlockPage>
          <PlainBlocks blocks={blocks} />
        </BlockPage>
      )}
    </>
  );
}
