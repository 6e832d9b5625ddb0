/** What a pixel shows. */
export const SKY = 0;
export const GROUND = 1;
export const WATER = 2;
export const HOUSE = 3;
export const CROWN = 4;
export const TRUNK = 5;
/** The room's own window. */
export const ROOM = 6;

/** Faces of a body beside its walls, which have the numbers of their planes. */
export const ROOF = 250;
export const SOFFIT = 251;

/** What each pixel of a picture shows, row by row. */
export interface TraceBuffer {
  width: number;
  height: number;
  kind: Uint8Array;
  /** Which of its kind: index of a solid, of a crown, of a water. */
  body: Uint16Array;
  face: Uint8Array;
  /** Metres straight out; `Infinity` for the sky. */
  way: Float32Array;
}

export function emptyTrace(width: number, height: number): TraceBuffer {
  const size = width * height;
  return {
    width,
    height,
    kind: new Uint8Array(size),
    body: new Uint16Array(size),
    face: new Uint8Array(size),
    way: new Float32Array(size).fill(Infinity),
  };
}

/** Writes a pixel, unless something nearer is there. */
export function write(
  trace: TraceBuffer,
  at: number,
  kind: number,
  body: number,
  face: number,
  way: number,
) {
  if (way >= (trace.way[at] as number)) return;
  trace.kind[at] = kind;
  trace.body[at] = body;
  trace.face[at] = face;
  trace.way[at] = way;
}
