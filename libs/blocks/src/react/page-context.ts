import { createContext, use } from 'react';

/** A block that could not be drawn. */
export interface BrokenBlock {
  /** Place in its list, from 0. */
  readonly index: number;
  readonly type: string;
  readonly error: Error;
}

/** What a page says of all its blocks, those within others too. */
export interface Page {
  onDrop?: ((broken: BrokenBlock) => void) | undefined;
  preview?: boolean | undefined;
  /** The page has an h1 of its own. @default true */
  titled?: boolean | undefined;
}

const PageContext = createContext<Page>({});

/** Gives the blocks below it what their page says. */
export const PageProvider = PageContext.Provider;

/** What the page says that a block stands on. */
export const usePage = (): Page => use(PageContext);
