/** Name of a component in the title of its examples: «Компоненты/Button» → «Button». */
export function nameOf(title: string): string {
  return title.slice(title.lastIndexOf('/') + 1);
}
