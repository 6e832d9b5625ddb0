import { data } from 'react-router';
import { statementTemplate } from '@m30/forms/statement';
import { buyerOf } from '@m30/shell/guard';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { NewStatement } from './NewStatement.tsx';

export const meta: Route.MetaFunction = ({ params }) =>
  accountMeta(`Заявление: ${statementTemplate(params.template)?.title ?? ''}`);

/** What the account knows for the form; 404 for an unknown template. */
export async function loader({ context, params: { template } }: Route.LoaderArgs) {
  if (!statementTemplate(template)) throw data(null, { status: 404 });
  const { visitorApi } = context.get(servicesContext);
  const form = await orNotFound(visitorApi.get('LK.GetStatementForm', { template }));
  return { form, user: buyerOf(context).guid };
}

export default function NewStatementRoute({ loaderData, params }: Route.ComponentProps) {
  const template = statementTemplate(params.template);
  return template && <NewStatement key={template.id} {...loaderData} template={template} />;
}
