/** Name of a component in the title of its examples: «Компоненты/Button» → «Button». */
export function nameOf(title: string): string {
  return title.slice(title.lastIndexOf('/') + 1);
}

/** Id of its section: the name without blanks. */
export function idOf(title: string): string {
  return nameOf(title).replaceAll(' ', '-');
}
