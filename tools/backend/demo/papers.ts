import { companyPapers } from './data/company-papers.ts';
import { complexes } from './data/complexes/index.ts';
import { paperHtml } from './generator/paper-html.ts';
import { papersOf } from './generator/papers.ts';

/** A paper of the demo content that is printed as PDF. */
export interface DemoPaper {
  /** File name without its ending. */
  name: string;
  /** A whole document. */
  html: string;
}

/** Papers of the demo company and of its complexes. */
export const demoPapers = (): DemoPaper[] =>
  [...complexes.flatMap(papersOf), ...companyPapers].map((paper) => ({
    name: paper.name,
    html: paperHtml(paper),
  }));
