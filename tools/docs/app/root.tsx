import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { SkipLink } from '@m30/ui-kit/skip-link';
import { pagesOf } from '../src/pages/pages.ts';
import versions from '../versions.json';
import { BASE } from './document/base.ts';
import { Contents } from './components/contents/Contents.tsx';
import { Header } from './components/header/Header.tsx';
import { copyOnPress, THEME_SCRIPT } from './document/page-scripts.ts';
import { site } from './document/site.server.ts';
import './site.css';

/** Names of all pages, for the contents. */
export function loader() {
  const pages = pagesOf(site);
  const links = (section: string) =>
    pages
      .filter((page) => page.section === section)
      .map(({ path, title }) => ({ path, title: title.replace(/^Changes of .*/, 'Changes') }));
  return {
    versions,
    sections: [
      { title: 'Guides', links: links('Guides') },
      ...site.libraries.map(({ name }) => ({ title: name, links: links(name) })),
    ],
  };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What a static server gives where there is no page. */
export function ErrorBoundary() {
  return (
    <main className="lost">
      <h1>There is no such page</h1>
      <p>
        <a href={BASE}>All packages</a>
      </p>
    </main>
  );
}

export default function Site() {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) return null;
  return (
    // Code of documents is plain HTML: one handler serves all its buttons.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className="site" onClick={copyOnPress}>
      <SkipLink>To the contents</SkipLink>
      <Header versions={data.versions} />
      <Contents sections={data.sections} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
