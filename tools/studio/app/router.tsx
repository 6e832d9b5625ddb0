import { createBrowserRouter, type RouteObject } from 'react-router';
import { INVITATION_PATH } from '../contract/core/addresses.ts';
import { Gate } from './access/Gate.tsx';
import { DESKS } from './desks.ts';
import type { Desk } from './frame/desk/desk.ts';
import { Failed } from './frame/Failed.tsx';
import { FirstDesk } from './frame/FirstDesk.tsx';
import { Frame } from './frame/Frame.tsx';
import { NotHere } from './frame/NotHere.tsx';

const BASE = '/studio';

/** Every address of the Studio; what stands behind the gate is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: INVITATION_PATH.slice(BASE.length),
    ErrorBoundary: Failed,
    lazy: async () => ({ Component: (await import('./access/invitation/Invitation.tsx')).default }),
  },
  {
    element: (
      <Gate>
        <Frame desks={DESKS} />
      </Gate>
    ),
    ErrorBoundary: Failed,
    HydrateFallback: () => null,
    children: [
      { index: true, Component: FirstDesk },
      ...DESKS.map(({ path, load }) => ({
        path: `${path}/*`,
        ErrorBoundary: Failed,
        lazy: page(load),
      })),
      {
        path: 'account',
        ErrorBoundary: Failed,
        lazy: page(() => import('./desks/account/AccountDesk.tsx')),
      },
      {
        path: 'first-day',
        ErrorBoundary: Failed,
        lazy: page(() => import('./desks/first-day/FirstDay.tsx')),
      },
      {
        path: 'buyers/:buyer',
        ErrorBoundary: Failed,
        lazy: page(() => import('./desks/buyer/BuyerPage.tsx')),
      },
      { path: '*', Component: NotHere },
    ],
  },
];

function page(load: Desk['load']) {
  return async () => ({ Component: (await load()).default });
}

export const createRouter = () => createBrowserRouter(routes, { basename: BASE });
