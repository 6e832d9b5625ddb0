import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { FrameAnswerSchema, heard, type ToldPage } from '@m30/api/preview-messages';
import type { Body } from './editing/page.ts';

interface Shown {
  /** The frame listens: pages that code draws do not. */
  isFollowing: boolean;
  /** Places of blocks whose last good picture stays, from 0. */
  wrong: readonly number[];
  /** Something is shown only once it is saved. */
  isWaiting: boolean;
}

const NOT_YET: Shown = { isFollowing: false, wrong: [], isWaiting: false };

interface Written {
  /** Address that the frame was opened with: its signature names the preview. */
  address: string;
  version: number;
  body: Body;
}

/**
 * Tells the frame of a preview each change of the page before it is saved, and hears how it is shown. A frame that does not follow, or
 * waits for what the server alone finds, is loaded anew after each save.
 */
export function usePreviewTalk(
  frame: RefObject<HTMLIFrameElement | null>,
  { address, version, body }: Written,
): Shown {
  const [shown, setShown] = useState(NOT_YET);
  const count = useRef(0);
  const { isFollowing, isWaiting } = shown;
  const { origin } = window.location;
  const preview = new URL(address, origin).searchParams.get('preview') ?? '';

  const tell = useCallback(
    ({ title, compose, blocks }: Body) => {
      count.current += 1;
      const page = {
        kind: 'preview.page' as const,
        preview,
        count: count.current,
        title,
        compose,
        blocks,
      };
      frame.current?.contentWindow?.postMessage(page satisfies ToldPage, origin);
    },
    [frame, preview, origin],
  );

  const written = useRef(body);
  useEffect(() => {
    written.current = body;
    if (isFollowing) tell(body);
  }, [body, isFollowing, tell]);

  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener(
      'message',
      (event) => {
        const source = frame.current?.contentWindow;
        const said = source && heard(FrameAnswerSchema, event, { origin, source, preview });
        if (!said) return;
        // A frame that has been loaded anew knows nothing yet.
        if (said.kind === 'preview.ready') tell(written.current);
        else if (said.count !== count.current) return;
        setShown({
          isFollowing: true,
          wrong: said.kind === 'preview.shown' ? said.wrong : [],
          isWaiting: said.kind === 'preview.shown' && said.waiting.length > 0,
        });
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [frame, origin, preview, tell]);

  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    if (!isFollowing || isWaiting) frame.current?.contentWindow?.location.reload();
  }, [frame, version, isFollowing, isWaiting]);
  return shown;
}
