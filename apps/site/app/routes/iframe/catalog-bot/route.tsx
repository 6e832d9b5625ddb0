import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { loadBot } from './bot.server.ts';
import { BotPage } from './BotPage.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Подбор квартиры',
    description: 'Каталог квартир для сайтов и чатов партнёров.',
    origin: matches[0].loaderData.origin,
    path: '/iframe/catalog-bot',
    indexable: false,
  });
}

export function loader({ context, url }: Route.LoaderArgs) {
  return loadBot(context.get(servicesContext).api, url);
}

export default function CatalogBot({ loaderData }: Route.ComponentProps) {
  return <BotPage data={loaderData} />;
}
