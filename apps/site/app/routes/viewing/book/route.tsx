import { data } from 'react-router';
import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { loadBooking, postBooking } from './book.server.ts';
import { BookPage } from './BookPage.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Запись на просмотр',
    description: 'Выберите день и время: покажем на стройке, в офисе или по видео.',
    origin: matches[0].loaderData.origin,
    path: '/prosmotr',
    indexable: false,
  });

/** What is known of the visitor stands in its fields. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadBooking(context.get(servicesContext).visitorApi, url.searchParams);

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await postBooking(
    context.get(servicesContext).visitorApi,
    await request.formData(),
  );
  return data(answer, { status: answer.status });
}

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  return <BookPage page={loaderData} answer={actionData} />;
}
