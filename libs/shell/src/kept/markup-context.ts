import { createContext, type ReactNode } from 'react';

/** Draws what is named by `key` once, and gives what stands for it in the document. */
export type DrawKept = (key: string, content: ReactNode) => string;

/** Markup that joins a document as bytes: React gets what stands for it until then. */
export interface Marks {
  draw: DrawKept;
  /** @param markup UTF-8, as it is to stand in the document */
  place(markup: Uint8Array): string;
}

/** On the server alone, while a document is drawn in one piece. */
export const MarkupContext = createContext<Marks | null>(null);
