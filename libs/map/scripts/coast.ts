/** `node --conditions=@m30/source libs/map/scripts/coast.ts`: draws the chart that stands where a map will be. */
import { readFileSync, writeFileSync } from 'node:fs';
import { COAST } from '../src/core/coast.ts';
import { mercator } from '../src/core/projection.ts';

interface Water {
  features: readonly {
    geometry: { type: string; coordinates: readonly (readonly (readonly [number, number])[])[] };
  }[];
}

const DATA = new URL('../assets/data/water.geojson', import.meta.url);
const CHART = new URL('../assets/coast.svg', import.meta.url);

/** Units across the drawing: one is 55 m. */
const WIDTH = 2000;

/** Points nearer than this to the one before are left out, units. */
const STEP = 3;

const topLeft = mercator([COAST.north, COAST.west]);
const bottomRight = mercator([COAST.south, COAST.east]);
const scale = WIDTH / (bottomRight.x - topLeft.x);
const HEIGHT = Math.round((bottomRight.y - topLeft.y) * scale);

/** Sea and rivers of the bundled data in Web Mercator, as one path. */
export function drawCoast(): string {
  const { features } = JSON.parse(readFileSync(DATA, 'utf8')) as Water;
  const rings = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : [],
  );
  const path = rings.map(draw).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"><path fill="#bfd2dd" d="${path}"/></svg>\n`;
}

/** One ring as a path; empty where nothing of it would be seen. */
function draw(ring: readonly (readonly [number, number])[]): string {
  const points = ring.map(([longitude, latitude]) => {
    const { x, y } = mercator([latitude, longitude]);
    return [Math.round((x - topLeft.x) * scale), Math.round((y - topLeft.y) * scale)] as const;
  });
  const seen = points.some(([x, y]) => x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT);
  const [first, ...others] = points;
  if (!first || !seen) return '';
  let [atX, atY] = first;
  const steps: string[] = [];
  for (const [x, y] of others) {
    if (Math.hypot(x - atX, y - atY) < STEP) continue;
    steps.push(`${x - atX} ${y - atY}`);
    [atX, atY] = [x, y];
  }
  return steps.length < 3 ? '' : `M${first.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

if (import.meta.main) writeFileSync(CHART, drawCoast());
