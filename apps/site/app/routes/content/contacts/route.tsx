import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { ContactsPage } from './ContactsPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Контакты и офисы продаж',
        description: 'Адреса, часы работы и телефоны офисов продаж в Санкт-Петербурге.',
        origin: loaderData.origin,
        path: '/kontakty',
      })
    : [];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  return { origin, ...(await api.get('Content.GetOffices', {})) };
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  return <ContactsPage offices={loaderData.offices} />;
}
