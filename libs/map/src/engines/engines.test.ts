// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { attemptsOf } from '../core/attempts.ts';
import type { MapSettings } from '../core/settings.ts';
import { mapbox } from './mapbox.ts';
import { maplibre } from './maplibre.ts';

const styleUrl = 'https://tiles.example/s.json';

describe('what is tried with both engines', () => {
  it.each<[MapSettings, MapSettings[]]>([
    [{}, [{}]],
    [{ token: 'pk.a' }, [{ token: 'pk.a' }, {}]],
    [{ styleUrl }, [{ styleUrl }, {}]],
    [{ token: 'pk.a', styleUrl }, [{ token: 'pk.a' }, { styleUrl }, {}]],
  ])('under %o: %o', (settings, expected) => {
    expect(attemptsOf(settings, [mapbox, maplibre]).map((one) => one.settings)).toEqual(expected);
  });
});

it('Mapbox alone draws nothing without a token', () => {
  expect(attemptsOf({ styleUrl }, [mapbox])).toEqual([]);
});

it('no engine is fetched where the browser cannot draw', async () => {
  HTMLCanvasElement.prototype.getContext = () => null;
  await expect(maplibre.load()).rejects.toThrow('WebGL 2');
  await expect(mapbox.load()).rejects.toThrow('WebGL 2');
});
