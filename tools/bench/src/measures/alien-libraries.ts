import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressed, isScript, type Load } from './loads.ts';

const assets = fileURLToPath(new URL('../../../../apps/site/build/client/assets', import.meta.url));

/** Words that survive the minifier, by the library that they give away. No chart library is used at all. */
const MARKS: Readonly<Record<string, string>> = {
  'react-hook-form': 'shouldUnregister',
  imask: 'InputMask',
  'keen-slider': 'keen-slider',
  'maplibre-gl': 'maplibregl',
  'mapbox-gl': 'mapboxgl',
};

/** Bytes of scripts that carry a library of forms, masks, sliders or maps. */
export function alienBytes(loads: readonly Load[]): number {
  return loads
    .filter(isScript)
    .filter(({ body }) => Object.values(MARKS).some((mark) => body.includes(mark)))
    .reduce((sum, { body }) => sum + compressed(body), 0);
}

/**
 * Proves that the marks still tell the libraries.
 * @throws Error where a library has lost its mark: zero bytes would then mean nothing
 */
export function checkMarks(): void {
  const scripts = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(assets, file)));
  for (const [library, mark] of Object.entries(MARKS)) {
    if (scripts.some((script) => script.includes(mark))) continue;
    throw new Error(`no built script says «${mark}»: give ${library} another mark`);
  }
}
