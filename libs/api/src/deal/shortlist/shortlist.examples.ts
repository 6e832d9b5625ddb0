import type { ExamplesOf } from '../../core/examples.ts';
import { familyProgramme } from '../../catalogue/lot.examples.ts';
import type * as methods from './shortlist.methods.ts';
import type { Shortlist } from './shortlist.schema.ts';

/** Secret of a link in the examples. */
const link = 'ListOfTheExamples-0001';

const anna = '7d0a5c1e-2f5b-4a41-9b0e-1f2a3c4d5e6f';

const exampleList: Shortlist = {
  link,
  title: 'Выбираем вместе',
  isClosed: false,
  me: anna,
  members: [
    {
      guid: anna,
      name: 'Анна',
      isOwner: true,
      seen_at: '2026-11-22T09:04:00.000Z',
      wishes: {
        price: 1_350_000_000,
        keys: 2028,
        finished: false,
        sunny: true,
        raised: true,
      },
      places: [{ label: 'Невский проспект, 28', exact: true, by: 'metro', limit: 45 }],
    },
  ],
  lots: [],
  last: { kind: 'joined', who: 'Анна', what: null, at: '2026-11-22T09:04:00.000Z' },
  programme: familyProgramme,
  ends_at: '2027-02-20T09:04:00.000Z',
};

export const shortlistExamples: ExamplesOf<typeof methods> = {
  'Shortlist.Get': [{ name: 'a list without lots', input: { link }, result: exampleList }],
  'Shortlist.Create': [
    {
      name: 'two lots',
      input: { name: 'Анна', lots: ['k2-48', 'k2-57'] },
      result: { link },
    },
  ],
  'Shortlist.Join': [
    { name: 'the second person', input: { link, name: 'Михаил' }, result: { link } },
  ],
  'Shortlist.SaveMember': [
    {
      name: 'wishes and an address',
      input: {
        link,
        name: 'Анна',
        wishes: { price: 1_350_000_000, keys: 2028, finished: false, sunny: true, raised: true },
        places: [{ address: 'Невский проспект, 28', by: 'metro', limit: 45 }],
      },
      result: { link },
    },
  ],
  'Shortlist.AddLot': [{ name: 'a flat', input: { link, lot: 'k2-48' }, result: { link } }],
  'Shortlist.RemoveLot': [{ name: 'a flat', input: { link, lot: 'k2-48' }, result: { link } }],
  'Shortlist.Vote': [
    { name: 'a heart', input: { link, lot: 'k2-48', vote: 'heart' }, result: { link } },
  ],
  'Shortlist.SaveNote': [
    {
      name: 'a few words',
      input: { link, lot: 'k2-48', note: 'Завтракаем на\u00a0солнце.' },
      result: { link },
    },
  ],
  'Shortlist.Leave': [{ name: 'a person', input: { link }, result: {} }],
  'Shortlist.Change': [
    { name: 'another name', input: { link, title: 'Наша квартира' }, result: { link } },
  ],
  'Shortlist.RemoveMember': [{ name: 'a person', input: { link, member: anna }, result: { link } }],
  'Shortlist.RenewLink': [{ name: 'a new link', input: { link }, result: { link } }],
  'Shortlist.Delete': [{ name: 'the whole list', input: { link }, result: {} }],
  'Shortlist.Events': [{ name: 'one change', input: { link }, result: { version: 1 } }],
};
