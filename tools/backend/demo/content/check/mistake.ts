/** Something that is wrong in a file of content. */
export interface Mistake {
  /** Below `demo/content`; what begins with `data/` below `demo`. */
  file: string;
  /** Where in the file: `ddu.blocks[3].items[0].html`. */
  path: string;
  reason: string;
}
