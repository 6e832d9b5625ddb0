/** What a route tells the layout: `export const handle: PageHandle = { header: 'over' }`. */
export interface PageHandle<Data = never> {
  /**
   * `over` lays the header upon the page's hero picture; otherwise it stands on paper. A function where what was loaded
   * decides.
   */
  header?: 'over' | ((loaded: Data) => 'over' | undefined);
}

/** A matched route with what its loader gave. */
interface Match {
  handle: unknown;
  loaderData?: unknown;
}

/** Whether the page that is shown wants its header over the hero. */
export function isOver(matches: readonly Match[]): boolean {
  return matches.some(({ handle, loaderData }) => {
    const header = (handle as PageHandle<unknown> | undefined)?.header;
    if (typeof header !== 'function') return header === 'over';
    return loaderData !== undefined && header(loaderData) === 'over';
  });
}
