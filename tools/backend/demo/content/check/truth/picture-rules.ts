import { nameOf } from './complex-names.ts';
import type { World } from './world.ts';

/** A picture as the manifest has it. */
interface KnownPicture {
  id: string;
  alt: string;
  vendor: string | null;
  view: string;
}

/** Views of a building site in the order of the works. */
const SITE = ['site-pit', 'site-frame', 'site-walls', 'site-finish'];

/** What is being built has a picture of each phase that says what it is; what is finished has none. */
export function workPictureMistakes(
  pictures: readonly KnownPicture[],
  { complexes }: Pick<World, 'complexes'>,
): [string, string][] {
  const site = pictures.filter(({ view }) => SITE.includes(view));
  const silent = site.filter(({ alt }) => !alt.includes('визуализация'));
  const whole = [...complexes.values()].flatMap(({ vendor, isCompleted }): [string, string][] => {
    const own = site.filter((picture) => picture.vendor === vendor).map(({ view }) => view);
    const missing = SITE.filter((view) => !own.includes(view));
    if (isCompleted) return own.length > 0 ? [[nameOf(vendor), 'is finished, no site']] : [];
    return missing.length > 0 ? [[nameOf(vendor), `has no picture «${missing.join()}»`]] : [];
  });
  return [
    ...silent.map(({ id }): [string, string] => [id, 'does not say that it is a visualisation']),
    ...whole,
  ];
}
