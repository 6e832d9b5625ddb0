import { orNotFound, servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import { guidOf } from '../../../store/guid.ts';
import type { Route } from './+types/route';
import { StatementView } from './StatementView.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(`Заявление ${loaderData.statement.number}`) : [];

/** One statement of the buyer; 404 for one that is not his. */
export const loader = ({ context, params }: Route.LoaderArgs) => {
  const { visitorApi } = context.get(servicesContext);
  return orNotFound(visitorApi.get('LK.GetStatement', { statement: guidOf(params.guid) }));
};

export default function StatementRoute({ loaderData }: Route.ComponentProps) {
  return <StatementView {...loaderData} />;
}
