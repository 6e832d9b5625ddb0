import { useState } from 'react';
import * as v from 'valibot';
import { pageAddress } from '../../../contract/content/page.schema.ts';

/** Where a page stands from its next publishing on. */
export interface PageMove {
  asked: { address: string; redirect: boolean };
  isMoving: boolean;
  /** Why the page cannot stand there. */
  error: string | undefined;
  ask: (asked: Partial<PageMove['asked']>) => void;
}

/** The address that is asked for together with publishing; a redirect comes with it unless it is declined. */
export function usePageMove(path: string): PageMove {
  const [asked, setAsked] = useState({ address: path, redirect: true });
  const isMoving = asked.address !== path;
  const { issues } = v.safeParse(pageAddress, asked.address);
  return {
    ...{ asked, isMoving },
    error: isMoving ? issues?.[0].message : undefined,
    ask: (change) => setAsked({ ...asked, ...change }),
  };
}
