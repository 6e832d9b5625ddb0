import { breadcrumbData, jsonLd, pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { officeData } from '../../../seo/office-data.ts';
import { PageData } from '../../../seo/PageData.tsx';
import { useRoot } from '../../../use-root.ts';
import type { Route } from './+types/route';
import { ContactsPage } from './ContactsPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({
          title: 'Контакты и офисы продаж',
          description: 'Адреса, часы работы и телефоны офисов продаж в Санкт-Петербурге.',
          origin: loaderData.origin,
          path: '/kontakty',
        }),
        breadcrumbData(loaderData.origin, [['Контакты', '/kontakty']]),
      ]
    : [];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  return { origin, ...(await api.get('Content.GetOffices', {})) };
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const brand = useRoot()?.template.logo ?? '';
  return (
    <>
      <ContactsPage offices={loaderData.offices} />
      <PageData
        json={
          import.meta.env.SSR
            ? jsonLd(...loaderData.offices.map((one) => officeData(one, brand, loaderData.origin)))
            : ''
        }
      />
    </>
  );
}
