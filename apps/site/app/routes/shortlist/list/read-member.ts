import type { InputOf } from '@m30/api/client';
import type { CommuteBy } from '@m30/api/filters';
import { MOST_PLACES } from '../core/shortlist.ts';

type MemberInput = Omit<InputOf<'Shortlist.SaveMember'>, 'link'>;

/** Minutes where none are said. */
const USUAL_LIMIT = 45;

/** Kopecks in a million of roubles. */
const MILLION = 100_000_000;

/** «13,5» in millions as kopecks; `null` where nothing is said, what is no number is refused as no price. */
function readMillions(text: string): number | null {
  const typed = text.replaceAll(/\s/g, '').replace(',', '.');
  if (typed === '') return null;
  // To ten thousand roubles: what is said is what is shown.
  return /^\d{1,4}(\.\d+)?$/.test(typed) ? Math.round(Number(typed) * 100) * (MILLION / 100) : -1;
}

/** What the form about oneself says; an address that is left empty is none. */
export function readMember(form: FormData): MemberInput {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const keys = text('keys');
  const places = Array.from({ length: MOST_PLACES }, (_, index) => ({
    address: text(`address-${index}`),
    // What is none of them the server refuses beside its field.
    ...(form.has(`by-${index}`) && { by: text(`by-${index}`) as CommuteBy }),
    limit: text(`limit-${index}`) === '' ? USUAL_LIMIT : Number(text(`limit-${index}`)),
  }));
  return {
    name: text('name'),
    wishes: {
      price: readMillions(text('price')),
      keys: keys === '' ? null : Number(keys),
      finished: form.has('finished'),
      sunny: form.has('sunny'),
      raised: form.has('raised'),
    },
    places: places.filter(({ address }) => address !== ''),
  };
}
