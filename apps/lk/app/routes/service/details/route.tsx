import { data } from 'react-router';
import { buyerOf } from '@m30/shell/guard';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { Service } from './Service.tsx';

const ID = /^[a-z0-9][a-z0-9._-]{0,79}$/;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(loaderData.form.service.name) : [];

/** A section of the services with the form of its order; 404 for an unknown one. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!ID.test(id)) throw data(null, { status: 404 });
  const { visitorApi } = context.get(servicesContext);
  const form = await orNotFound(visitorApi.get('LK.GetService', { id }));
  return { form, user: buyerOf(context).guid };
}

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <Service key={loaderData.form.service.id} {...loaderData} />;
}
