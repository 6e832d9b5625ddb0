import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import { readAnalytics } from '@m30/shell/analytics';
import { App } from '@m30/shell/app';
import { readConsentMode } from '@m30/shell/consent';
import { readLevel } from '@m30/shell/level';
import { loadMenu } from '@m30/shell/menu';
import { staticData, nameRoute, servicesContext } from '@m30/shell/server';
import type { Route } from './+types/root';
import { SITE_MENU } from './store/site-menu.ts';
import { moved } from './routes/content/moved/moved.server.ts';

export { AppErrorBoundary as ErrorBoundary } from '@m30/shell/app';
export { Document as Layout } from '@m30/shell/document';

/** An address of the former site leads on to where its page is now. */
export const middleware = [nameRoute, moved];

const counters = () => import('./routes/store/events/SiteCounters.tsx');

/** The template and the origin hold for the whole visit; a client navigation does not ask again. */
export async function loader(args: Route.LoaderArgs) {
  const { api, origin } = args.context.get(servicesContext);
  const menu = await loadMenu(api, SITE_MENU);
  // How much a visitor has chosen is asked for after the load: the document is everybody's.
  // Words are for single pages, which load them with what they show.
  const { menu_footer: sections, basket, compare, favourites, brand, words, ...template } = menu;
  return {
    template,
    sections: staticData(args, 'footer', sections),
    origin,
    analytics: readAnalytics(process.env, brand?.counters),
    consent: readConsentMode(process.env, brand?.consent),
    level: readLevel(process.env),
    ...(brand?.style && { style: brand.style }),
  };
}

export const shouldRevalidate = () => false;

export default function Root({ loaderData }: Route.ComponentProps) {
  const { analytics, consent, level } = loaderData;
  return <App {...{ analytics, consent, level, counters }} />;
}
