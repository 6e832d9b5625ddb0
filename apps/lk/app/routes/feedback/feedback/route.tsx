import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { Feedback } from './Feedback.tsx';

export const meta: Route.MetaFunction = () => accountMeta('Обратная связь');

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(servicesContext).visitorApi.get('LK.GetFeedback', {});

export default function FeedbackRoute({ loaderData }: Route.ComponentProps) {
  return <Feedback {...loaderData} />;
}
