import { createContext, type ReactNode } from 'react';

/**
 * Markup of what `content` renders, from a cache where `key` is in it; `null` where the markup would depend on the document around it.
 */
export type RenderCached = (key: string, content: () => ReactNode) => string | null;

/** On the server alone, while a document is rendered. */
export const RenderCachedContext = createContext<RenderCached | null>(null);
