import { breadcrumbData, jsonLd, pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { officeData } from '../../../seo/office-data.ts';
import { PageData } from '../../../seo/PageData.tsx';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import { useRoot } from '../../../use-root.ts';
import { loadPage } from '../preview/load-page.server.ts';
import type { Route } from './+types/route';
import { ContactsPage } from './ContactsPage.tsx';

const PATH = '/kontakty';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...pageMeta(matches, {
          title: 'Контакты и офисы продаж',
          description: loaderData.description,
          origin: loaderData.origin,
          path: PATH,
        }),
        breadcrumbData(loaderData.origin, [['Контакты', PATH]]),
      ]
    : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const [{ page }, { offices }] = await Promise.all([
    loadPage(api, PATH, new URLSearchParams()),
    api.get('Content.GetOffices', {}),
  ]);
  const { description, blocks } = page;
  return { origin, description, offices, words: await loadBlocks(api, blocks, { url }) };
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const brand = useRoot()?.template.logo ?? '';
  return (
    <>
      <ContactsPage offices={loaderData.offices} words={loaderData.words} />
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
