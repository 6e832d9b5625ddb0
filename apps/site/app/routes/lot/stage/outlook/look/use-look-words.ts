import { useEffect, useMemo, useState } from 'react';
import { sightsOf } from '@m30/scene';
import { windowOn, type WindowPlace } from './core/floors.ts';
import { sightWords } from './core/look-words.ts';

/** A look that has not moved for so long is told, ms. */
const QUIET = 350;

/** What is seen where somebody looks, in words, once the look has come to rest. */
export function useLookWords(place: WindowPlace, azimuth: number, floor: number): string {
  const sightAt = useMemo(() => sightsOf(place.geometry, windowOn(place, floor)), [place, floor]);
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(sightWords(azimuth, sightAt(azimuth))), QUIET);
    return () => clearTimeout(timer);
  }, [azimuth, sightAt]);
  return words;
}
