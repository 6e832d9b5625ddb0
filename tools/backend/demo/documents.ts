import { companyDocuments } from './data/company-documents.ts';
import { complexes } from './data/complexes/index.ts';
import { documentHtml } from './generator/document-html.ts';
import { documentsOf } from './generator/complex-documents.ts';
import { sampleContract } from './samples/sample-contract.ts';
import type { ComplexSeed, DocumentText } from './data/types.ts';

/** A document of the demo content that is printed as PDF. */
export interface DemoDocument {
  /** File name without its ending. */
  name: string;
  /** A whole document. */
  html: string;
}

/** Documents of a complex, the samples of its contracts written out. */
const writtenOf = (complex: ComplexSeed): DocumentText[] =>
  documentsOf(complex).map((document) => ({
    ...document,
    ...(document.contract && sampleContract(complex, document.contract)),
  }));

/** Documents of the demo company and of its complexes. */
export const demoDocuments = (): DemoDocument[] =>
  [...complexes.flatMap(writtenOf), ...companyDocuments].map((document) => ({
    name: document.name,
    html: documentHtml(document),
  }));
