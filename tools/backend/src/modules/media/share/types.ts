/** What a share picture says of a page. */
export interface SharedPage {
  /** «Жилой комплекс», «Новости»: the kind of the page. */
  kind: string;
  title: string;
  /** Price, place or date; `null` where there is nothing to add. */
  note: string | null;
  /** Who builds and where the declaration stands, beside a price of a home that is being built. */
  legal?: string;
  /** What stands beside the words. */
  view:
    | { type: 'picture'; id: string }
    /** Drawing on white; its path as the media store knows it. */
    | { type: 'drawing'; path: string }
    /** What is seen from the best window of a flat, by its guid; without that the model of its complex, or the picture. */
    | { type: 'outlook'; lot: string; vendor: string; id: string }
    /** The drawing of a complex as a model. */
    | { type: 'model'; vendor: string }
    | { type: 'globe' };
}

/** All that the picture of a page is rendered from. */
export interface ShareJob {
  page: SharedPage;
  brand: string;
  /** What its right side shows: a picture's file or a drawing in SVG. */
  view: { file: string } | { drawing: string } | null;
}
