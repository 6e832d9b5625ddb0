import { thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash';

/** What stands in a picture's place until it has loaded. */
export interface Preview {
  /** Mean colour, `#rrggbb`. */
  colour: string;
  /** The picture blurred, as a `data:` address. */
  preview: string;
}

/**
 * Pixels of the preview: light and ground, from left to right. The browser smooths them when it stretches them; a page of seventeen
 * pictures pays for each pixel seventeen times.
 */
const WIDTH = 4;
const HEIGHT = 2;

/** Of the file and of the picture, as BMP has them. */
const HEADERS = 54;

const drawn = new Map<string, Preview>();

/** The preview that a thumbhash in base64 stands for; drawn once. */
export function drawPreview(thumbhash: string): Preview {
  const known = drawn.get(thumbhash);
  if (known) return known;
  const hash = Buffer.from(thumbhash, 'base64');
  const { r, g, b } = thumbHashToAverageRGBA(hash);
  const colour = `#${[r, g, b]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
  const bytes = toBitmap(shrink(thumbHashToRGBA(hash)));
  const preview = { colour, preview: `data:image/bmp;base64,${bytes.toString('base64')}` };
  drawn.set(thumbhash, preview);
  return preview;
}

type Rgb = [r: number, g: number, b: number];

/** Means of equal areas, row by row. */
function shrink({ w, h, rgba }: ReturnType<typeof thumbHashToRGBA>): Rgb[] {
  return Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const column = index % WIDTH;
    const row = Math.floor(index / WIDTH);
    const sum: Rgb = [0, 0, 0];
    let count = 0;
    for (let y = share(row, h, HEIGHT); y < share(row + 1, h, HEIGHT); y++) {
      for (let x = share(column, w, WIDTH); x < share(column + 1, w, WIDTH); x++) {
        const at = (y * w + x) * 4;
        for (const part of [0, 1, 2] as const) sum[part] += rgba[at + part] ?? 0;
        count++;
      }
    }
    return sum.map((part) => part / count) as Rgb;
  });
}

const share = (part: number, size: number, parts: number) => Math.floor((part * size) / parts);

/**
 * A BMP of 15 bits a pixel, top row first. No format has a shorter way to eight pixels, and as all headers are the same, a page that is
 * compressed pays for them once.
 */
function toBitmap(pixels: readonly Rgb[]): Buffer {
  const file = Buffer.alloc(HEADERS + pixels.length * 2);
  file.write('BM', 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(HEADERS, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(WIDTH, 18);
  file.writeInt32LE(-HEIGHT, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(16, 28);
  pixels.forEach(([r, g, b], index) => {
    const [red, green, blue] = [r, g, b].map((part) => Math.round((part * 31) / 255)) as Rgb;
    file.writeUInt16LE((red << 10) | (green << 5) | blue, HEADERS + index * 2);
  });
  return file;
}
