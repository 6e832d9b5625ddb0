/** Addresses of the files that the page at a path is made of: what `/page-files?path=…` answers. */
export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}
