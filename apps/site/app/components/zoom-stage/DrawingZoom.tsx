import type { ReactNode } from 'react';
import { ZoomStage } from './ZoomStage.tsx';

/** A drawing whole at first, then as large as one likes; it says nothing of its own proportions. */
export default function DrawingZoom({ children }: { children: ReactNode }) {
  return (
    <ZoomStage label="план" width={1} height={1} whole>
      {children}
    </ZoomStage>
  );
}
