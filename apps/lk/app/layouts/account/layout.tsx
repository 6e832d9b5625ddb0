import { Outlet, type MiddlewareFunction } from 'react-router';
import { errorStatus, errorText } from '@m30/shell/error';
import { identify, userContext } from '@m30/shell/guard';
import { loadMenu } from '@m30/shell/menu';
import { servicesContext } from '@m30/shell/server';
import { useCountsLoader, useStartSession } from '@m30/shell/session';
import { accountMeta } from '../../seo/account-meta.ts';
import { ACCOUNT_MENU } from '../../store/account-menu.ts';
import { useKnownBuyer } from '../../store/query/known-buyer.ts';
import { todayInMoscow } from '../../store/visitor/greeting.ts';
import { AccountFrame } from './AccountFrame.tsx';
import type { Route } from './+types/layout';

export const middleware: MiddlewareFunction<Response>[] = [identify];

export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  accountMeta(
    error === undefined
      ? (loaderData?.template.logo ?? 'Вход')
      : errorText(errorStatus(error)).title,
  );

export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const { brand: _, ...template } = await loadMenu(api, ACCOUNT_MENU);
  return {
    template,
    user: context.get(userContext),
    today: todayInMoscow(new Date()),
  };
}

/** The frame holds for the whole visit; a client navigation asks only for the page. */
export const shouldRevalidate = () => false;

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const user = useKnownBuyer(loaderData.user);
  useStartSession(loaderData.user);
  useCountsLoader(loaderData.user !== null);
  return (
    <AccountFrame {...loaderData} user={user}>
      <Outlet />
    </AccountFrame>
  );
}
