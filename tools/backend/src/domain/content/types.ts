/** A content block as it is stored; the blocks library parses each where it is rendered. */
export interface ContentBlock {
  type: string;
  [property: string]: unknown;
}
