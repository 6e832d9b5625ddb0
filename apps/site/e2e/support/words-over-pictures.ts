import type { Page } from '@playwright/test';
import { addStyles } from './add-styles.ts';

/** A line of words over a picture, in CSS pixels of the page. */
interface Line {
  words: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** As it is computed: `rgb(…)`, `rgba(…)` or `color(srgb …)`. */
  colour: string;
  /** WCAG 1.4.3: 3 for large words, else 4.5. */
  least: number;
}

/** Words are read by strokes: a bright pixel in a hundred takes nothing from them. */
const UNREAD = 0.01;

const WITHOUT_WORDS = `*, ::before, ::after {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`;

/**
 * What a visitor cannot read over a picture, «words: ratio» of each line: the picture, its shades and its previews are drawn without
 * the words, and the pixels behind each line are compared with its colour.
 * @param over selector of what lies over pictures
 */
export async function faintWords(page: Page, over: string): Promise<string[]> {
  const lines = await page.evaluate(linesOf, over);
  const takeAway = await addStyles(page, WITHOUT_WORDS);
  const height = Math.max(...lines.map((line) => line.y + line.height), 1);
  const { width = 0 } = page.viewportSize() ?? {};
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width, height }, fullPage: true });
  await takeAway();
  const picture = shot.toString('base64');
  return page.evaluate(faintLines, { picture, lines, width, unread: UNREAD });
}

/** Runs in the page. */
function linesOf(over: string): Line[] {
  const lines: Line[] = [];
  for (const area of document.querySelectorAll(over)) {
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      // Names on a line of months are crossed by its own marks.
      const apart = '.visually-hidden, [class*="_line_"]';
      if (!node.nodeValue?.trim() || !parent || parent.closest(apart)) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        if (width < 2 || left < 0 || left + width > innerWidth) continue;
        lines.push({
          words: node.nodeValue.trim().slice(0, 40),
          ...{ x: left, y: top + scrollY, width, height },
          ...{ colour: color, least: isLarge ? 3 : 4.5 },
        });
      }
    }
  }
  return lines;
}

/** Runs in the page. */
async function faintLines(given: {
  picture: string;
  lines: Line[];
  width: number;
  unread: number;
}): Promise<string[]> {
  const bytes = Uint8Array.from(atob(given.picture), (letter) => letter.codePointAt(0) ?? 0);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const scale = bitmap.width / given.width;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const ink = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context || !ink) throw new Error('There is no canvas to read pixels from');
  context.drawImage(bitmap, 0, 0);
  const faint: string[] = [];
  for (const { words, x, y, width, height, colour, least } of given.lines) {
    const { data } = context.getImageData(
      ...([x * scale, y * scale, Math.max(1, width * scale), height * scale].map(Math.round) as [
        number,
        number,
        number,
        number,
      ]),
    );
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = ink.getImageData(0, 0, 1, 1).data;
    // Words that are not drawn give their meaning to a screen reader alone.
    if (alpha === 0) continue;
    const ratios: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const ground = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
      const over = [red, green, blue].map((value, index) => mix(value, ground[index] ?? 0, alpha));
      ratios.push(contrast(luminance(over), luminance(ground)));
    }
    ratios.sort((a, b) => a - b);
    const ratio = ratios[Math.floor(ratios.length * given.unread)] ?? 0;
    if (ratio < least) faint.push(`${words}: ${ratio.toFixed(2)}`);
  }
  return faint;

  function mix(value: number, ground: number, alpha: number): number {
    return (value * alpha + ground * (255 - alpha)) / 255;
  }

  function contrast(a: number, b: number): number {
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  /** Relative luminance of sRGB (WCAG 2.2). */
  function luminance(channels: readonly number[]): number {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
