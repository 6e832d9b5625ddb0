/** Under a symbol, because the router sends string keys alone. */
const HERE = Symbol('data of this render');

/** Data of parts that a document holds as HTML; see {@link tellOnce}. */
export interface Told<Data> {
  data?: Data;
  [HERE]?: Data;
}

/**
 * Data for parts of a page that never come to life (see `Still`). The document has them as HTML and is
 * not sent their data a second time; a navigation within the site is sent the data.
 * @param request as the loader gets it
 */
export function tellOnce<Data>(request: Request, data: Data): Told<Data> {
  return new URL(request.url).pathname.endsWith('.data') ? { data } : { [HERE]: data };
}

/** The data while there is any; `null` in a browser whose document holds the HTML. */
export function toldOf<Data>(told: Told<Data>): Data | null {
  return told.data ?? told[HERE] ?? null;
}
