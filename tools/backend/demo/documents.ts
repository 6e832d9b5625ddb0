import { companyDocuments } from './data/company-documents.ts';
import { complexes } from './data/complexes/index.ts';
import { documentHtml } from './generator/document-html.ts';
import { documentsOf } from './generator/complex-documents.ts';

/** A document of the demo content that is printed as PDF. */
export interface DemoDocument {
  /** File name without its ending. */
  name: string;
  /** A whole document. */
  html: string;
}

/** Documents of the demo company and of its complexes. */
export const demoDocuments = (): DemoDocument[] =>
  [...complexes.flatMap(documentsOf), ...companyDocuments].map((document) => ({
    name: document.name,
    html: documentHtml(document),
  }));
