import { useEffect, useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { Chessboard, type Chess } from '../../../../components/chessboard/index.ts';
import { ChessFallback, type ChessFallbackProps } from './ChessFallback.tsx';

/** The chessboard of the building as soon as its flats are here. */
export default function BuildingChess({ vendor, subvendor }: ChessFallbackProps) {
  const [chess, setChess] = useState<Chess | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    browserApi.get('Objects.GetChess', { vendor, subvendor }, { signal: asking.signal }).then(
      setChess,
      // The still part leads to the same chessboard.
      (error: unknown) => asking.signal.aborted || console.warn(error),
    );
    return () => asking.abort();
  }, [vendor, subvendor]);
  return chess ? (
    <Chessboard chess={chess} />
  ) : (
    <ChessFallback vendor={vendor} subvendor={subvendor} />
  );
}
