import { createContext } from 'react';
import type { HandedPart } from '../handed/index.ts';

/** What a document says of itself, and what its scripts depend on. */
export interface DocumentFacts {
  /** Pattern of its address, `/obekty/:vendor`. */
  route: string;
  /** Another one for each release. */
  release: string;
  /** What its inline scripts are let through by; undefined where no policy is sent. */
  nonce: string | undefined;
  /** The same object for all documents that load the same code; undefined for a streamed one, whose scripts start the router's stream. */
  kind: object | undefined;
  /** Data of its loaders that it carries. */
  handed: readonly HandedPart[];
}

/** On the server alone: a browser reads route and release from the document's attributes. */
export const DocumentContext = createContext<DocumentFacts | null>(null);
