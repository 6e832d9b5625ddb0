import { MODEL_PALETTE, type ModelPalette } from '@m30/scene/model';

/** Tokens that a model takes its colours from; the others are those of paper, by night too: drawings lie on a light plate. */
const TOKENS = {
  table: '--m30-paper',
  signal: '--m30-signal',
} as const satisfies Partial<Record<keyof ModelPalette, string>>;

/** What a drawing lies on, where it has a plate. */
const PLATE = '--m30-plate';

/** The colours of a model as the page around it has them, of day or night. */
export function readPalette(page: HTMLElement): ModelPalette {
  const probe = page.appendChild(document.createElement('i'));
  probe.hidden = true;
  const colourOf = (token: string) => {
    probe.style.color = `var(${token})`;
    return toHex(getComputedStyle(probe).color);
  };
  const found = Object.entries(TOKENS).map(([name, token]) => [name, colourOf(token)] as const);
  const plate = colourOf(PLATE);
  probe.remove();
  return {
    ...MODEL_PALETTE,
    ...(plate && { paper: plate, around: plate }),
    ...Object.fromEntries(found.filter(([, colour]) => colour !== null)),
  };
}

/** `rgb(1, 2, 3)` as `#010203`; `null` for what is transparent or unknown. */
function toHex(colour: string): string | null {
  const [red, green, blue, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (!colour.startsWith('rgb') || blue === undefined || alpha === 0) return null;
  return `#${[red, green, blue]
    .map((one) =>
      Math.round(one ?? 0)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Calls back when the page turns from day to night or back. @returns ends it */
export function watchNight(onChange: () => void): () => void {
  const media = matchMedia('(prefers-color-scheme: dark)');
  const attribute = new MutationObserver(onChange);
  media.addEventListener('change', onChange);
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', onChange);
    attribute.disconnect();
  };
}
