import { facadeAt, type FacadePlace } from '../facade/facade-place.ts';
import type { Block } from '../scene/scene.schema.ts';
import { bayParts, showcase, type BayParts } from './bays.ts';
import { toneAt } from './body.ts';
import type { Lines } from './lines.ts';
import type { Mesh, Vertex } from './mesh.ts';

/** A house whose bays nobody has drawn has windows all the same. */
const DEFAULT_BAY = 3.2;
const DEFAULT_PATTERN = { S: 'w', E: 'w', N: 'w', W: 'w' } as const;
const DEFAULT_DEPTH = 1.2;

/** Balconies: thickness of a slab, height and thickness of what is around it, metres. */
const SLAB = 0.18;
const RAILING = 1.05;
const RAIL = 0.08;

/** How far before a wall panes lie and other boxes are looked for, metres. */
const PANE_AT = 0.06;
const BEFORE = 0.3;

const SIDES = [
  ['S', 180],
  ['E', 90],
  ['N', 0],
  ['W', 270],
] as const;

/** Materials that a facade adds to. */
export interface FacadeParts {
  own: Mesh;
  glass: Mesh;
  fine: Lines;
  /** @default true */
  hasBalconies?: boolean;
}

/** A place before a facade: metres along it from the left end seen from outside, up, and out of it. */
function before(facade: FacadePlace, along: number, z: number, out: number): Vertex {
  const angle = (facade.facing * Math.PI) / 180;
  const { x, y } = facade.at(along);
  return [x + Math.sin(angle) * out, y + Math.cos(angle) * out, z];
}

/** An upright rectangle before a facade, counter-clockwise seen from outside. */
export function upright(
  facade: FacadePlace,
  { from, to, bottom, top }: { from: number; to: number; bottom: number; top: number },
  out: number,
): [Vertex, Vertex, Vertex, Vertex] {
  return [
    before(facade, from, bottom, out),
    before(facade, to, bottom, out),
    before(facade, to, top, out),
    before(facade, from, top, out),
  ];
}

/** Windows, showcases and balconies of a box; where another box of the complex stands before a wall there are none. */
export function addFacades(parts: FacadeParts, block: Block, blocks: readonly Block[]): void {
  const { pattern = DEFAULT_PATTERN, bay = DEFAULT_BAY } = block;
  for (const [side, facing] of SIDES) {
    const letters = pattern[side];
    const facade = facadeAt(block, facing);
    const count = Math.max(1, Math.floor((facade.length - 0.6) / bay));
    if (!letters || facade.length < 2) continue;
    for (const { z, height, isGround } of storeysOf(block)) {
      for (let at = 0; at < count; at += 1) {
        const middle = facade.length / 2 + (at - (count - 1) / 2) * bay;
        if (isWalledUp(blocks, before(facade, middle, z + height / 2, BEFORE))) continue;
        const found = isGround
          ? showcase(bay, height)
          : bayParts(letters[at % letters.length] as string, bay, height);
        addBay(
          parts,
          facade,
          { middle, z, bay, depth: block.balconyDepth ?? DEFAULT_DEPTH },
          found,
        );
      }
    }
  }
}

/** Storeys of a box from the lowest: where their floors are, and their heights, metres. */
function storeysOf({ z0, groundHeight, storeyHeight, storeys }: Block) {
  const first = z0 + groundHeight;
  const upper = Array.from({ length: storeys }, (_, index) => ({
    z: first + index * storeyHeight,
    height: storeyHeight,
    isGround: false,
  }));
  return groundHeight > 0 ? [{ z: z0, height: groundHeight, isGround: true }, ...upper] : upper;
}

function addBay(
  { own, glass, fine, hasBalconies = true }: FacadeParts,
  facade: FacadePlace,
  { middle, z, bay, depth }: { middle: number; z: number; bay: number; depth: number },
  { panes, balcony }: BayParts,
) {
  for (const pane of panes) {
    const place = {
      from: middle + pane.from,
      to: middle + pane.to,
      bottom: z + pane.bottom,
      top: z + pane.top,
    };
    const corners = upright(facade, place, PANE_AT);
    const tone = toneAt(z);
    glass.quad(...corners, [tone, tone, tone, tone]);
    fine.loop(...corners);
  }
  if (balcony && hasBalconies)
    addBalcony(own, fine, facade, { from: middle - bay * 0.46, to: middle + bay * 0.46, z, depth });
}

/** A slab with a solid railing, the way a model of paper has it. */
function addBalcony(
  own: Mesh,
  fine: Lines,
  facade: FacadePlace,
  { from, to, z, depth }: { from: number; to: number; z: number; depth: number },
) {
  const [bottom, top] = [z - SLAB, z + RAILING];
  const at = (along: number, height: number, out: number) => before(facade, along, height, out);
  const outer = upright(facade, { from, to, bottom, top }, depth);
  own.quad(...outer);
  own.quad(at(from, bottom, 0), at(from, bottom, depth), at(from, top, depth), at(from, top, 0));
  own.quad(at(to, bottom, depth), at(to, bottom, 0), at(to, top, 0), at(to, top, depth));
  own.quad(at(from, z, 0), at(from, z, depth), at(to, z, depth), at(to, z, 0), SHADED);
  own.quad(
    at(from, bottom, depth),
    at(from, bottom, 0),
    at(to, bottom, 0),
    at(to, bottom, depth),
    SHADED,
  );
  // What is seen of the railings from inside, and their upper edge.
  const inner = depth - RAIL;
  own.quad(at(to, z, inner), at(from, z, inner), at(from, top, inner), at(to, top, inner), SHADED);
  own.quad(at(from, top, inner), at(from, top, depth), at(to, top, depth), at(to, top, inner));
  fine.loop(...outer);
  fine.line(at(from, top, 0), at(from, top, depth));
  fine.line(at(to, top, 0), at(to, top, depth));
}

const SHADED = [0.88, 0.88, 0.88, 0.88] as const;

function isWalledUp(blocks: readonly Block[], [x, y, z]: Vertex): boolean {
  return blocks.some(
    ({ x0, x1, y0, y1, z0, top }) => x > x0 && x < x1 && y > y0 && y < y1 && z > z0 && z < top,
  );
}
