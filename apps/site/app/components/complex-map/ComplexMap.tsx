import type { ReactNode } from 'react';
import { LatePart } from '@m30/ui-kit/late-part';
import type { LateMapProps } from './LateMap.tsx';

export interface ComplexMapProps extends LateMapProps {
  /** What stands in its place until the visitor comes near, and without scripts: addresses in words. */
  children: ReactNode;
}

const load = () => import('./LateMap.tsx');

/**
 * The map of the objects and the sales office with the travel calculator, around a complex where one is
 * named. Code, data and engine are fetched when the visitor comes near.
 */
export function ComplexMap({ children, ...props }: ComplexMapProps) {
  return (
    <LatePart load={load} fallback={children}>
      {({ default: LateMap }) => <LateMap {...props} fallback={children} />}
    </LatePart>
  );
}
