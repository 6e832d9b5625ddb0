import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { ErrorPage, errorStatus } from '@m30/shell/error';
import { PageOutlet } from '@m30/shell/navigation';
import { rememberMarketing } from '@m30/shell/session';
import { useTellEmbedder, useTellHeight, type FrameMessage } from './embedder.ts';
import { leadsOut } from './leads-out.ts';

/** The bare layout of pages that other sites embed: no header, no footer, no widgets. */
export default function IframeLayout() {
  return (
    <Bare>
      <PageOutlet />
    </Bare>
  );
}

/** A page that failed stays bare. */
export function ErrorBoundary() {
  return (
    <Bare>
      <ErrorPage status={errorStatus(useRouteError())} />
    </Bare>
  );
}

function Bare({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  useEffect(() => rememberMarketing(search), [search]);
  const main = useRef<HTMLElement>(null);
  const tell = useTellEmbedder();
  useTellHeight(main, tell);
  return (
    <main ref={main} id="main" tabIndex={-1} onClickCapture={(event) => openOutside(event, tell)}>
      {children}
    </main>
  );
}

/** Pages of the whole site don't fit into somebody's frame: they open in the page around it. */
function openOutside({ target }: MouseEvent, tell: (message: FrameMessage) => void) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || !leadsOut(link)) return;
  if (!link.target) link.target = '_parent';
  tell({ type: 'open', url: link.href });
}
