import { Spot, type SpotProps } from './Spot.tsx';

/** A plan and a heart: nothing has been put aside. */
export function FavouritesSpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <g transform="rotate(-5 200 190)">
        <rect x="96" y="78" width="190" height="226" rx="6" fill="var(--m30-surface)" />
        <rect
          x="116"
          y="98"
          width="150"
          height="120"
          rx="2"
          fill="var(--m30-paper)"
          strokeWidth="4"
        />
        <path d="M190,98 V160 M116,170 H166 M190,218 V190" fill="none" strokeWidth="3" />
        <path d="M116,242 h110" fill="none" strokeWidth="5" />
        <path d="M116,266 h80" fill="none" stroke="var(--m30-control)" strokeWidth="3" />
      </g>
      <path
        d="M330,286 C254,232 270,168 306,168 C322,168 330,182 330,190 C330,182 338,168 354,168 C390,168 406,232 330,286 Z"
        fill="var(--m30-axis)"
      />
      <path
        d="M292,196 C288,206 290,218 298,230"
        fill="none"
        stroke="var(--m30-signal-tint)"
        strokeWidth="3"
      />
    </Spot>
  );
}
