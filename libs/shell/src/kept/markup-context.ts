import { createContext, type ReactNode } from 'react';

/** Draws what is named by `key` once, and gives what stands for it in the document. */
export type DrawKept = (key: string, content: ReactNode) => string;

/** On the server alone, while a document is drawn in one piece. */
export const MarkupContext = createContext<DrawKept | null>(null);
