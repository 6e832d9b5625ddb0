/** What stands for a part of an address that the visitor fills in. */
const FILLED: Readonly<Record<string, string>> = {
  guid: '0d4ba6a5-9cf6-4d0f-8b53-2f6f6a3b1c11',
  uid: '0d4ba6a5-9cf6-4d0f-8b53-2f6f6a3b1c11',
  vendor: 'kanal',
  subvendor: 'korpus-2',
  form: 'callRequest',
  file: 'pages.xml',
  link: 'ListOfTheExamples-0000',
  key: 'ViewingOfTheExamples-0',
  hash: '0'.repeat(64),
  vacancy: 'inzhener-tehnadzora',
  template: 'refund',
};

/** Pages that ask nothing until their address says what for. */
const ASKED: Readonly<Record<string, string>> = {
  '/poisk': '?q=двор',
  '/katalog/slovami': '?q=двушка',
  '/stoimost': '?lots=k1-1',
  '/prosmotr': '?lot=k1-1',
};

/** An address that no page of the product has. */
export const UNKNOWN = '/no-such-page';

/** A page of the product: its address as the route table writes it, and one that a visitor may open. */
export interface Address {
  pattern: string;
  path: string;
}

interface Route {
  path?: string | undefined;
  parentId?: string | undefined;
}

/** Every address of an app as its build names it, with one that is filled in. */
export async function addressesOf(app: 'site' | 'lk'): Promise<Address[]> {
  const file = new URL(`../../../../apps/${app}/build/server/index.js`, import.meta.url);
  const { routes, basename } = (await import(file.href)) as {
    routes: Record<string, Route>;
    basename: string;
  };
  const patternOf = ({ path = '', parentId }: Route): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent && patternOf(parent), path].filter(Boolean).join('/');
  };
  const patterns = Object.values(routes).map((route) =>
    `${basename}/${patternOf(route)}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
  );
  return [...new Set(patterns)].map((pattern) => ({
    pattern,
    path: filled(pattern) + (ASKED[pattern] ?? ''),
  }));
}

const filled = (pattern: string) =>
  pattern
    .replace('/kommerciya/:uid', '/kommerciya/kanal')
    .replace('/parking/:uid', '/parking/kanal')
    .replace(/:(\w+)\??/g, (_, name: string) => FILLED[name] ?? name)
    .replace('*', UNKNOWN.slice(1));
