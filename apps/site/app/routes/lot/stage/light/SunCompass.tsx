export interface SunCompassProps {
  /** Of the sun: degrees clockwise from north; `null` while it is down. */
  azimuth: number | null;
  /** Degrees of the north from the top of the plan, clockwise. */
  north: number;
}

/** North and the sun, as the plan lies; the words beside it say the same. */
export function SunCompass({ azimuth, north }: SunCompassProps) {
  return (
    <svg viewBox="0 0 104 104" fill="none" aria-hidden="true">
      <circle cx="52" cy="52" r="38" stroke="var(--m30-control)" strokeWidth="1.5" />
      <g transform={`rotate(${north} 52 52)`}>
        <path d="M52 18 57 52H47z" fill="var(--m30-ink)" />
        <path d="M52 86 57 52H47z" stroke="var(--m30-control)" />
        <text
          x="52"
          y="8"
          dy="5"
          textAnchor="middle"
          fontSize="14"
          fill="var(--m30-ink)"
          transform={`rotate(${-north} 52 8)`}
        >
          С
        </text>
      </g>
      {azimuth !== null && (
        <circle
          cx="52"
          cy="14"
          r="8"
          fill="var(--m30-sun)"
          stroke="var(--m30-sun-line)"
          transform={`rotate(${azimuth + north} 52 52)`}
        />
      )}
    </svg>
  );
}
