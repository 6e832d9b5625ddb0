import { useRouteLoaderData } from 'react-router';
import { notFound } from '@m30/shell/server';
import { ErrorPage } from '../../components/error-page/ErrorPage.tsx';
import type { loader as accountLoader } from '../../layouts/account/layout.tsx';
import { accountMeta } from '../../seo/account-meta.ts';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = () => accountMeta('Страница не найдена');

export const loader = () => notFound();

export default function NotFoundPage() {
  const account = useRouteLoaderData<typeof accountLoader>('layouts/account/layout');
  return <ErrorPage status={404} guest={!account?.user} />;
}
