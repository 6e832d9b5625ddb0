import { Picture } from '@m30/ui-kit/picture';
import type { Phase, Progress } from './stage-words.ts';

export interface PhasesProps {
  phases: Progress['phases'];
  shown: Phase;
}

/** Pictures of the phases over each other: all of them are there, so that a month changes at once. */
export function Phases({ phases, shown }: PhasesProps) {
  return phases.map(({ phase, picture }) => (
    <Picture
      key={phase}
      picture={{ ...picture, alt: phase === shown ? picture.alt : '' }}
      sizes="(min-width: 900px) 92vw, 160vw"
      style={phase === shown ? undefined : { visibility: 'hidden' }}
    />
  ));
}
