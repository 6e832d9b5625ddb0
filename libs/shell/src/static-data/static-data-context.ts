import { createContext } from 'react';

/** By their names, data of parts that a document holds as HTML alone; on the server, while the document is rendered. */
export const StaticDataContext = createContext<ReadonlyMap<string, unknown> | null>(null);
