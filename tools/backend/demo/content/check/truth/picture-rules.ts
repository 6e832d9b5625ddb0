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

/** A house as its page tells of it. */
interface DescribedHouse {
  vendor: string;
  name: string;
  headline: string;
  story: Readonly<Record<string, string>>;
}

/** Letters that a headline takes at most, and a caption. */
const HEADLINE = 64;
const CAPTION = 72;

/**
 * A house has a headline of its own that is not its name; what is told beside a picture has that picture; captions of
 * galleries are words of their own.
 */
export function houseMistakes(
  houses: readonly DescribedHouse[],
  pictures: readonly (KnownPicture & { caption?: string })[],
): [string, string][] {
  const shown = pictures.filter(({ vendor, view }) => vendor !== null && !SITE.includes(view));
  return [
    ...houses.flatMap(({ vendor, name, headline, story }, index): [string, string][] => {
      const reasons = [
        headline.includes(name) && 'has its name for a headline',
        headline.length > HEADLINE && 'has too long a headline',
        headline.endsWith('.') && 'has a headline with a full stop',
        houses.slice(0, index).some((one) => one.headline === headline) && "has another's headline",
        ...Object.keys(story).map(
          (view) =>
            !shown.some((one) => one.vendor === vendor && one.view === view) &&
            `tells of «${view}» without a picture`,
        ),
      ];
      return reasons.flatMap((reason): [string, string][] => (reason ? [[name, reason]] : []));
    }),
    ...shown.flatMap(({ id, alt, caption }, index): [string, string][] => {
      if (caption === undefined) return [[id, 'has no caption']];
      const reasons = [
        caption === alt && 'has its alt text for a caption',
        caption.length > CAPTION && 'has too long a caption',
        shown.slice(0, index).some((one) => one.caption === caption) && "has another's caption",
      ];
      return reasons.flatMap((reason): [string, string][] => (reason ? [[id, reason]] : []));
    }),
  ];
}
