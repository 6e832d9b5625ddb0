import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { Acceptance } from './Acceptance.tsx';

export const meta: Route.MetaFunction = () => accountMeta('Приёмка');

/** What the buyer has bought, with the state of each handover. */
export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(servicesContext).visitorApi.get('LK.GetAcceptance', {});

export default function AcceptanceRoute({ loaderData }: Route.ComponentProps) {
  return <Acceptance {...loaderData} />;
}
