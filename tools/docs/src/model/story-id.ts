import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** Address of a story within Storybook, `компоненты-textfield--with-error`. */
export const storyId = (title: string, name: string): string =>
  toId(title, storyNameFromExport(name));

/** Address of the page of all its stories. */
export const docsId = (title: string): string => `${toId(title, 'x').replace(/--x$/, '')}--docs`;
