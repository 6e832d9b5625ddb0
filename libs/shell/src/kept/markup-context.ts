import { createContext, type ReactNode } from 'react';

/** Markup that joins a document as bytes: React gets what stands for it until then. */
export interface Marks {
  /** Draws what is named by `key` once. */
  draw(key: string, content: ReactNode): string;
  /** @param markup UTF-8, as it is to stand in the document */
  place(markup: Uint8Array): string;
}

/** On the server alone, while a document is drawn in one piece. */
export const MarkupContext = createContext<Marks | null>(null);
