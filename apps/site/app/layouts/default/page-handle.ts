/** What a route tells the layout: `export const handle: PageHandle = { header: 'over' }`. */
export interface PageHandle {
  /** `over` lays the header upon the page's hero picture; otherwise it stands on paper. */
  header?: 'over';
}

/** Whether the page that is shown wants its header over the hero. */
export function isOver(matches: readonly { handle: unknown }[]): boolean {
  return matches.some(({ handle }) => (handle as PageHandle | undefined)?.header === 'over');
}
