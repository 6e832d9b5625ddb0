import type { ComponentProps } from 'react';

/** Other props go to the `<svg>`: place and colour it by className. */
export interface GraticuleProps extends ComponentProps<'svg'> {
  /**
   * Renders the parallels too.
   * @default false
   */
  parallels?: boolean | undefined;
  /**
   * Renders the middle meridian in the colour of the axis.
   * @default false
   */
  axis?: boolean | undefined;
}

const radius = 449;
const parallels = [150, 300, 450, 600, 750].map((y) => {
  const half = Math.round(Math.sqrt(radius ** 2 - (y - 450) ** 2));
  return `M${450 - half} ${y}h${2 * half}`;
});

/** Thin arcs of a map's net, only on deep ground; decorative. */
export function Graticule({ parallels: net = false, axis = false, ...rest }: GraticuleProps) {
  return (
    <svg
      viewBox="0 0 900 900"
      fill="none"
      stroke="var(--m30-net, currentColor)"
      aria-hidden="true"
      {...rest}
    >
      {[449, 390, 300, 195, 80].map((rx) => (
        <ellipse key={rx} cx="450" cy="450" rx={rx} ry={radius} />
      ))}
      {net && <path d={parallels.join('')} />}
      <path d="M450 0v900" {...(axis && { stroke: 'var(--m30-axis)', strokeWidth: 1.5 })} />
    </svg>
  );
}
