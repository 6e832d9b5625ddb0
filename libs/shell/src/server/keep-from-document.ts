import type { RouterContextProvider } from 'react-router';
import { servicesContext } from './services.ts';

/**
 * Data for parts of a page that are static HTML (`useStaticData`). A document that a browser asks for has them as HTML and is not sent
 * their data a second time; a navigation within the site is sent the data.
 * @param name unique among the loaders of a page
 * @returns what the loader sends
 */
export function keepFromDocument<Data>(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  name: string,
  data: Data,
): Data | null {
  // Who does not say what the answer is for is sent everything.
  if (request.headers.get('sec-fetch-dest') !== 'document') return data;
  context.get(servicesContext).staticData.set(name, data);
  return null;
}
