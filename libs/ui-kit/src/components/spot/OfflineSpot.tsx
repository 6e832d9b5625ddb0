import { Spot, type SpotProps } from './Spot.tsx';

/** A cable pulled apart: there is no connection. */
export function OfflineSpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M40,214 C100,214 96,150 150,150" fill="none" strokeWidth="6" />
      <path d="M150,122 h48 v56 h-48 Z" fill="var(--m30-water)" />
      <path d="M198,136 h20 M198,164 h20" fill="none" strokeWidth="6" />
      <path d="M262,122 h48 a28,28 0 0 1 0,56 h-48 Z" fill="var(--m30-water-tint)" />
      <path d="M262,138 h12 M262,162 h12" fill="none" stroke="var(--m30-control)" strokeWidth="4" />
      <path d="M338,150 C392,150 386,226 440,226" fill="none" strokeWidth="6" />
      <path
        d="M236,92 V68 M218,98 L202,80 M254,98 L270,80 M236,208 V232 M218,202 L202,220 M254,202 L270,220"
        fill="none"
        stroke="var(--m30-axis)"
        strokeWidth="4"
      />
    </Spot>
  );
}
