import { parseBlocks } from '@m30/blocks/server';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { Partnership } from './Partnership.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(loaderData.partnership.title) : [];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { visitorApi } = context.get(servicesContext);
  const { blocks, ...partnership } = await orNotFound(
    visitorApi.get('LK.GetPartnership', { alias: params.alias }),
  );
  return { partnership, blocks: parseBlocks(blocks) };
}

export default function PartnershipRoute({ loaderData }: Route.ComponentProps) {
  return <Partnership {...loaderData} />;
}
