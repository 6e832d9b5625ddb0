import { pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext, staticData } from '@m30/shell/server';
import { useStaticData } from '@m30/shell/static-data';
import { StaticPart } from '../../../components/static-part/index.ts';
import type { Route } from './+types/route';
import { KeysPage } from './KeysPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { origin, vendor, complexName } = loaderData;
  return pageMeta(matches, {
    title: `Когда ключи: «${complexName}»`,
    description: `Срок ключей по\u00a0договору и\u00a0прогноз по\u00a0ходу стройки комплекса «${complexName}», и\u00a0как прогноз ошибался на\u00a0прошлых домах.`,
    origin,
    path: `/obekty/${vendor}`,
    indexable: false,
  });
};

export async function loader(args: Route.LoaderArgs) {
  const { api, origin } = args.context.get(servicesContext);
  const { vendor } = args.params;
  const keys = await orNotFound(api.get('Objects.GetKeysForecast', { vendor }));
  return { origin, vendor, complexName: keys.complexName, keys: staticData(args, 'keys', keys) };
}

export default function Keys({ loaderData }: Route.ComponentProps) {
  const keys = useStaticData('keys', loaderData.keys);
  return <StaticPart data={keys}>{(shown) => <KeysPage keys={shown} />}</StaticPart>;
}
