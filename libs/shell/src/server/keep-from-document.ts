import type { RouterContextProvider } from 'react-router';
import { servicesContext } from './services.ts';

/**
 * Data for parts of a page that are static HTML (`useStaticData`). A document has them as HTML and is not sent
 * their data a second time; a navigation within the site is sent the data.
 * @param name unique among the loaders of a page
 * @returns what the loader sends
 */
export function keepFromDocument<Data>(
  { context }: { context: Readonly<RouterContextProvider> },
  name: string,
  data: Data,
): Data | null {
  const { isDocument, staticData } = context.get(servicesContext);
  if (!isDocument) return data;
  staticData.set(name, data);
  return null;
}
