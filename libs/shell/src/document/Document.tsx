import layers from '@m30/ui-kit/layers.css?inline';
import { use, type ReactNode } from 'react';
import { Links, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { analyticsSources, type AnalyticsSettings } from '../analytics/settings.ts';
import { consentScript } from '../consent/index.ts';
import { readLoginRequestScript } from '../modal/open-login.ts';
import { recordClickScript } from '../modal/trigger.ts';
import { PageMeta } from '../navigation/PageMeta.tsx';
import { DocumentContext } from '../telemetry/document-context.ts';
import { themeScript } from './theme/index.ts';
import { recordErrorsScript } from '../telemetry/record-errors-script.ts';
import { noteHydrated } from '../late/early-input/hydrated-fields.ts';
import { recordInputScript } from '../late/early-input/record-input-script.ts';
import { trustedTypesScript } from './trusted-types-script.ts';

/** What the root of both apps has loaded. */
interface RootData {
  style?: string;
  analytics?: AnalyticsSettings;
}

/** The HTML document around every page of both apps. */
export function Document({ children }: { children: ReactNode }) {
  const facts = import.meta.env.SSR ? use(DocumentContext) : null;
  const root = useRouteLoaderData('root') as RootData | undefined;
  return (
    // Scripts say on the root whether the cookie notice is shown, and which theme.
    <html
      lang="ru"
      data-route={facts?.route}
      data-release={facts?.release}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <InlineScript text={import.meta.env.SSR ? trustedTypes(root) : ''} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#12202a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Of the styles that React moves to the head the first precedence comes first. */}
        <style href="layers" precedence="layers" nonce={facts?.nonce}>
          {import.meta.env.SSR ? layers : ''}
        </style>
        <PageMeta />
        <Links />
        {/* Colours of the company stand outside the layers and so before those of the kit. */}
        {root?.style && <style nonce={facts?.nonce}>{root.style}</style>}
        <InlineScript text={import.meta.env.SSR ? themeScript : ''} />
        <InlineScript text={import.meta.env.SSR ? recordErrorsScript : ''} />
        <InlineScript text={import.meta.env.SSR ? recordClickScript : ''} />
        <InlineScript text={import.meta.env.SSR ? recordInputScript : ''} />
        <InlineScript text={import.meta.env.SSR ? readLoginRequestScript : ''} />
        <InlineScript text={import.meta.env.SSR ? consentScript : ''} />
      </head>
      <body onInput={noteHydrated}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Stands before every other script: what it has not heard of it cannot judge. */
const trustedTypes = (root: RootData | undefined): string =>
  trustedTypesScript(analyticsSources(root?.analytics).script);

/** A script that has run before React arrives: the browser's own code need not carry its text. */
function InlineScript({ text }: { text: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
