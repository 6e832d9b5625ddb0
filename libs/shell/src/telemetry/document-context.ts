import { createContext } from 'react';

/** What a document says of itself. */
export interface DocumentFacts {
  /** Pattern of its address, `/obekty/:vendor`. */
  route: string;
  /** Another one for each release. */
  release: string;
  /** By which the policy knows its style elements; none in development, which sends no policy. */
  nonce?: string | undefined;
}

/** On the server alone: a browser reads route and release from the document's attributes. */
export const DocumentContext = createContext<DocumentFacts | null>(null);
