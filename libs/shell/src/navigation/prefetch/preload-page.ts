import type { PageFiles } from './page-files.ts';

/** Makes the function that loads scripts and styles of the page at a path, once for each path; the server says which they are. */
export function createPagePreloader(basename: string): (path: string) => Promise<void> {
  const asked = new Set<string>();
  return async (path) => {
    if (asked.has(path)) return;
    asked.add(path);
    try {
      const query = new URLSearchParams({ path });
      const answer = await fetch(`${basename}/page-files?${query.toString()}`);
      if (!answer.ok) return;
      const { scripts, styles } = (await answer.json()) as PageFiles;
      for (const href of scripts) link({ rel: 'modulepreload', href });
      for (const href of styles) link({ rel: 'prefetch', as: 'style', href });
    } catch {
      // The visitor has not asked for anything yet.
      asked.delete(path);
    }
  };
}

function link(attributes: { rel: string; href: string; as?: string }) {
  if (document.querySelector(`link[href="${CSS.escape(attributes.href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
