import { Spot, type SpotProps } from './Spot.tsx';

/** A letter that has left: it was sent. */
export function LetterSpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <rect x="92" y="118" width="270" height="182" rx="6" fill="var(--m30-surface)" />
      <path d="M92,124 L227,226 L362,124" fill="var(--m30-water-tint)" />
      <path d="M92,296 L190,202 M362,296 L264,202" fill="none" strokeWidth="2.6" />
      <path d="M322,118 L424,62 L396,170 L366,134 Z" fill="var(--m30-axis)" />
      <path d="M366,134 L424,62 M366,134 L352,164" fill="none" strokeWidth="2.4" />
      <path
        d="M300,76 C278,88 262,92 240,90"
        fill="none"
        stroke="var(--m30-control)"
        strokeWidth="2.4"
      />
    </Spot>
  );
}
