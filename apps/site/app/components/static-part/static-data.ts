/** Under a symbol, because the router sends string keys alone. */
const HERE = Symbol('data of this render');

/** Data of parts that a document holds as HTML; see {@link staticData}. */
export interface StaticData<Data> {
  data?: Data;
  [HERE]?: Data;
}

/**
 * Data for parts of a page that never hydrate (see `StaticPart`). A document has them as HTML and does
 * not embed their data a second time; a navigation within the site gets the data.
 * @param request as the loader gets it
 */
export function staticData<Data>(request: Request, data: Data): StaticData<Data> {
  return new URL(request.url).pathname.endsWith('.data') ? { data } : { [HERE]: data };
}

/** The data while there is any; `null` in a browser whose document holds the HTML. */
export function readStaticData<Data>(embedded: StaticData<Data>): Data | null {
  return embedded.data ?? embedded[HERE] ?? null;
}
