/** What stands for a part of an address that the visitor fills in. */
const FILLED: Readonly<Record<string, string>> = {
  guid: '0d4ba6a5-9cf6-4d0f-8b53-2f6f6a3b1c11',
  uid: '0d4ba6a5-9cf6-4d0f-8b53-2f6f6a3b1c11',
  vendor: 'kanal',
  subvendor: 'korpus-2',
  form: 'zvonok',
  file: 'pages.xml',
};

interface Route {
  path?: string | undefined;
  parentId?: string | undefined;
}

/** Every address of an app as its build names it, filled in. */
export async function addressesOf(app: 'site' | 'lk'): Promise<string[]> {
  const file = new URL(`../../../../apps/${app}/build/server/index.js`, import.meta.url);
  const { routes, basename } = (await import(file.href)) as {
    routes: Record<string, Route>;
    basename: string;
  };
  const pathOf = ({ path = '', parentId }: Route): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent && pathOf(parent), path].filter(Boolean).join('/');
  };
  const paths = Object.values(routes).map((route) =>
    `${basename}/${pathOf(route)}`.replace(/\/+/g, '/'),
  );
  return [...new Set(paths)].map((path) =>
    path
      .replace(/:(\w+)\??/g, (_, name: string) => FILLED[name] ?? name)
      .replace('*', 'no-such-page'),
  );
}
