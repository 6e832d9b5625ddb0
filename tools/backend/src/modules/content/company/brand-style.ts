import type { CompanySettings } from '../settings/company-settings.ts';
import {
  BLACK,
  colourOf,
  contrast,
  hexOf,
  mixed,
  readableOn,
  WHITE,
  type Colour,
} from './colour.ts';

type Colours = NonNullable<CompanySettings['colours']>;

/** Grounds that the tokens of the kit stand on. */
const PAPER = colourOf('#eef2f4');
const NIGHT = colourOf('#0b1d28');
const NIGHT_PAPER = colourOf('#132c3a');
const DEEP = colourOf('#0d222e');
/** Second text on deep grounds. */
const DEEP_MUTED = colourOf('#a9bbc5');

/**
 * CSS of the company's own colours, by day and by night: what was chosen is darkened or lightened until it can be read where the
 * kit uses it (4.5 and more, WCAG 2.2). `undefined` where nothing was chosen.
 */
export function brandStyle(colours: Colours = {}): string | undefined {
  const deep = colours.deep ? deepOf(colourOf(colours.deep)) : DEEP;
  const tokens = {
    ...(colours.deep && deepTokens(deep)),
    ...(colours.accent && accentTokens(colourOf(colours.accent), deep)),
    ...(colours.water && waterTokens(colourOf(colours.water))),
  };
  const lines = Object.entries(tokens).map(([name, value]) => `--m30-${name}:${value}`);
  return lines.length === 0 ? undefined : `:root{${lines.join(';')}}`;
}

const byDay = (day: Colour, night: Colour) => `light-dark(${hexOf(day)},${hexOf(night)})`;

/** White and second words can be read on it. */
const deepOf = (chosen: Colour) => readableOn(chosen, DEEP_MUTED, BLACK, 7);

function deepTokens(deep: Colour) {
  return {
    deep: byDay(deep, mixed(deep, BLACK, 0.45)),
    'deep-line': byDay(mixed(deep, WHITE, 0.16), mixed(deep, WHITE, 0.12)),
  };
}

function accentTokens(chosen: Colour, deep: Colour) {
  const day = readableOn(chosen, PAPER, BLACK);
  const night = readableOn(chosen, NIGHT_PAPER, WHITE);
  const onDeep = hexOf(readableOn(chosen, deep, WHITE));
  return {
    signal: byDay(day, night),
    'signal-hover': byDay(mixed(day, BLACK, 0.2), mixed(night, WHITE, 0.25)),
    'signal-tint': byDay(mixed(day, WHITE, 0.88), mixed(day, NIGHT, 0.8)),
    'signal-on-deep': onDeep,
    'lot-sale': byDay(mixed(day, WHITE, 0.3), mixed(night, WHITE, 0.5)),
  };
}

function waterTokens(chosen: Colour) {
  const day = readableOn(chosen, PAPER, BLACK);
  const free = readableOn(contrast(chosen, WHITE) < 3 ? day : chosen, WHITE, BLACK);
  return {
    water: byDay(day, readableOn(chosen, NIGHT_PAPER, WHITE)),
    'water-tint': byDay(mixed(day, WHITE, 0.86), mixed(day, NIGHT, 0.7)),
    'lot-free': byDay(day, free),
  };
}
