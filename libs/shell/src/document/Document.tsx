import type { ReactNode } from 'react';
import { Links, Meta, ScrollRestoration } from 'react-router';
import { CookieNotice, consentScript } from '../consent/index.ts';
import { keepLoginRequestScript } from '../modal/open-login.ts';
import { keepClickScript } from '../modal/trigger.ts';
import { keepTypedScript } from './keep-typed-script.ts';
import { LateScripts } from './LateScripts.tsx';
import { startLateScript } from './start-late-script.ts';

/** The HTML document around every page of both apps. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // The consent script says on the root whether the cookie notice is shown.
    <html lang="ru" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#12202a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <InlineScript text={import.meta.env.SSR ? keepClickScript : ''} />
        <InlineScript text={import.meta.env.SSR ? keepTypedScript : ''} />
        <InlineScript text={import.meta.env.SSR ? keepLoginRequestScript : ''} />
        <InlineScript text={import.meta.env.SSR ? consentScript : ''} />
      </head>
      <body>
        {children}
        <CookieNotice />
        <ScrollRestoration />
        <LateScripts />
        <InlineScript text={import.meta.env.SSR ? startLateScript : ''} />
      </body>
    </html>
  );
}

/** A script that has run before React arrives: the browser's own code need not carry its text. */
function InlineScript({ text }: { text: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
