import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

/** The document of the framework's own templates. */
export default function Root() {
  return (
    <html lang="ru">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
