import type { RouterContextProvider } from 'react-router';
import { servicesContext } from './services.ts';

/**
 * Loader data of parts that are static HTML (`useStaticData`): rendered into a document, but not embedded in it as data;
 * sent as data where a navigation within the site asks for it.
 * @param name unique among the loaders of a page
 * @returns what the loader sends
 */
export function staticData<Data>(
  { context }: { context: Readonly<RouterContextProvider> },
  name: string,
  data: Data,
): Data | null {
  const { isDocument, staticData: rendered } = context.get(servicesContext);
  if (!isDocument) return data;
  rendered.set(name, data);
  return null;
}
