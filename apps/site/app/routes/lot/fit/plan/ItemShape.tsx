import type { ReactNode } from 'react';

export interface ItemShapeProps {
  kind: string;
  /** Centimetres; its back lies along the top. */
  width: number;
  depth: number;
}

/** A thing from above, as plans have it. */
export function ItemShape({ kind, width, depth }: ItemShapeProps) {
  const details = DETAILS[kind];
  return (
    <>
      <rect width={width} height={depth} rx="2" data-body="" />
      {details && <g data-details="">{details(width, depth)}</g>}
    </>
  );
}

type Draw = (width: number, depth: number) => ReactNode;

const bed =
  (pillows: number): Draw =>
  (width, depth) => {
    const [margin, pillow] = [width * 0.06, (width * 0.88) / pillows];
    const fold = Math.min(62, depth * 0.4);
    return (
      <>
        {Array.from({ length: pillows }, (_, at) => (
          <rect
            key={at}
            x={margin + at * pillow + 3}
            y="8"
            width={pillow - 6}
            height={Math.min(40, depth * 0.2)}
            rx="6"
          />
        ))}
        <path d={`M0 ${fold}H${width}M${width * 0.55} ${fold}L${width} ${fold + 40}`} />
      </>
    );
  };

const soft =
  (seats: number): Draw =>
  (width, depth) => {
    const [arm, back] = [Math.min(16, width * 0.15), Math.min(22, depth * 0.25)];
    const seat = (width - 2 * arm) / seats;
    return Array.from({ length: seats }, (_, at) => (
      <rect key={at} x={arm + at * seat} y={back} width={seat} height={depth - back - 3} rx="5" />
    ));
  };

const crossed: Draw = (width, depth) => <path d={`M0 0L${width} ${depth}M${width} 0L0 ${depth}`} />;

const DETAILS: Readonly<Record<string, Draw>> = {
  krovat: bed(2),
  odnospalnaya: bed(1),
  krovatka: (width, depth) => <rect x="6" y="6" width={width - 12} height={depth - 12} rx="8" />,
  divan: soft(3),
  kreslo: soft(1),
  shkaf: crossed,
  tumba: (width, depth) => (
    <circle cx={width / 2} cy={depth / 2} r={Math.min(width, depth) * 0.27} />
  ),
  komod: (width, depth) => (
    <path d={`M0 ${depth - 8}H${width}M${width / 2} ${depth - 8}V${depth}`} />
  ),
  tv: (width) => <rect x={width * 0.1} y="5" width={width * 0.8} height="6" />,
  stul: (width) => <path d={`M0 9H${width}`} />,
  rabochij: (width, depth) => <rect x={width / 2 - 24} y={depth * 0.2} width="48" height="6" />,
  holodilnik: (width, depth) => <path d={`M0 ${depth - 8}H${width}`} />,
  stiralnaya: (width, depth) => (
    <circle cx={width / 2} cy={depth / 2} r={Math.min(width, depth) * 0.36} />
  ),
};
