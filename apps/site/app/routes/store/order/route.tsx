import { middlewareOf } from '@m30/shell/guard';
import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { readTerms } from '../../../store/apartments/payment-terms.ts';
import { STEP_KEY, wizardSteps, type StepId } from '../../../store/order/steps.ts';
import type { Route } from './+types/route';
import { loadOrder } from './order.server.ts';
import { OrderPage } from './OrderPage.tsx';

export const middleware = middlewareOf('identify', 'guard');

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: `${titleOf(loaderData.step)}. Заказ ${loaderData.order.number}`,
        origin: matches[0].loaderData.origin,
        path: '/order',
        indexable: false,
      })
    : [];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { visitorApi } = context.get(servicesContext);
  const { searchParams } = url;
  const back = searchParams.get('back');
  const asked = { step: searchParams.get(STEP_KEY), back };
  const loaded = await loadOrder(visitorApi, params.uid, asked);
  return { ...loaded, isBack: back !== null, terms: readTerms(searchParams) };
}

const titleOf = (step: StepId) => wizardSteps.find(({ id }) => id === step)?.title ?? '';

/** A page of one buyer is never cached. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <OrderPage key={loaderData.order.guid} {...loaderData} />;
}
