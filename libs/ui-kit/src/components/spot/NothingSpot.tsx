import { Spot, type SpotProps } from './Spot.tsx';

/** A map and a dashed circle: nothing was found. */
export function NothingSpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <path
        d="M70,104 L170,72 L290,108 L410,72 V280 L290,316 L170,280 L70,312 Z"
        fill="var(--m30-surface)"
      />
      <path
        d="M170,72 V280 M290,108 V316"
        fill="none"
        stroke="var(--m30-control)"
        strokeWidth="1.8"
      />
      <path
        d="M70,214 C140,184 190,236 260,206 C310,186 350,214 410,186 V222 C350,248 310,222 260,242 C190,270 140,220 70,250 Z"
        fill="var(--m30-water-tint)"
        stroke="none"
      />
      <path
        d="M70,150 L410,130 M120,96 L150,290 M330,96 L360,294"
        fill="none"
        stroke="var(--m30-control)"
        strokeWidth="1.4"
      />
      <circle
        cx="248"
        cy="176"
        r="62"
        fill="none"
        stroke="var(--m30-axis)"
        strokeDasharray="9 9"
        strokeWidth="3"
      />
      <path
        d="M248,196 C226,170 222,160 222,150 a26,26 0 0 1 52,0 C274,160 270,170 248,196 Z"
        fill="var(--m30-axis)"
      />
      <circle cx="248" cy="150" r="9" fill="var(--m30-surface)" />
    </Spot>
  );
}
