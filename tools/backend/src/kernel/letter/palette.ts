/** Colours of a letter by day and by night: those of the tokens, which mail programs cannot read (`tokens.css`). */
export const PALETTE = {
  paper: ['#eef2f4', '#132c3a'],
  surface: ['#ffffff', '#0b1d28'],
  ink: ['#12202a', '#e9f0f3'],
  'ink-muted': ['#4c5b65', '#afc0ca'],
  line: ['#cfd8dd', '#2a4453'],
  water: ['#1d5570', '#86beda'],
  signal: ['#c93a0c', '#ff6a3d'],
  'on-signal': ['#ffffff', '#0b1d28'],
} as const;

export type Colour = keyof typeof PALETTE;

/** The colour by day, for an inline style. */
export const day = (colour: Colour): string => PALETTE[colour][0];

type Property = 'color' | 'background' | 'border';

const RULES: Readonly<Record<Property, string>> = {
  color: 'color',
  background: 'background-color',
  border: 'border-color',
};

/** Class of what changes by night: `l-color-ink`. Programs that know no classes keep the day, which is readable. */
export const night = (property: Property, colour: Colour): string => `l-${property}-${colour}`;

/** What stands in the head for programs that ask which colours the reader has; an inline style yields to nothing less. */
export const NIGHT_RULES = (Object.keys(PALETTE) as Colour[])
  .flatMap((colour) =>
    (Object.keys(RULES) as Property[]).map(
      (property) =>
        `.${night(property, colour)}{${RULES[property]}:${PALETTE[colour][1]} !important}`,
    ),
  )
  .join('');
