import { data } from 'react-router';
import { sendLeadPost } from '@m30/forms/lead-page';
import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { findLeadForm, loadLeadPage } from './lead.server.ts';
import { LeadFormPage } from './LeadFormPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.page.title,
        description: `${loaderData.page.title}: форма заявки. Специалист перезвонит в рабочее время.`,
        origin: loaderData.origin,
        path: loaderData.path,
        indexable: false,
      })
    : [];

/** It leads back to the page that the visitor comes from. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const page = await loadLeadPage(api, { name: params.form, url, headers: request.headers });
  return { ...page, origin, path: url.pathname };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { form, port } = await findLeadForm(context.get(servicesContext).api, params.form);
  const answer = await sendLeadPost(form, await request.formData(), port);
  return data(answer, { status: answer.status });
}

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  return <LeadFormPage page={loaderData.page} action={loaderData.action} answer={actionData} />;
}
