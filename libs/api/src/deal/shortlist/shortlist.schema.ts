import * as v from 'valibot';
import { guid, integer, requiredText, words } from '../../core/schemas.ts';
import { COMMUTE_BY } from '../../catalogue/filters/lot.filters.ts';
import { ProgrammeSchema } from '../../catalogue/lot.schema.ts';
import { ComparedLotSchema } from '../basket.schema.ts';

/** Most people of a shared list, its owner among them. */
export const MOST_MEMBERS = 6;

/** Most lots of a shared list. */
export const MOST_SHORTLISTED = 8;

/** Most addresses of one person. */
export const MOST_PLACES = 2;

/** Longest note, in UTF-16 units. */
export const LONGEST_NOTE = 280;

/** Secret of the link: who has it reads the list. */
export const shortlistLink = v.pipe(
  v.string('Ссылка неполная'),
  v.regex(/^[\w-]{22}$/, 'Ссылка неполная'),
);

/** How others of the list call somebody. */
export const memberName = words(30, 'Напишите имя словами');

/** What the list is called. */
export const shortlistTitle = words(60);

const voteKinds = ['heart', 'veto'] as const;

/** `null` takes the vote back. */
export const VoteSchema = v.nullable(v.picklist(voteKinds, 'Такого голоса нет'));

/** Whole kopecks, of a form. */
const sum = v.pipe(
  v.number('Укажите сумму числом'),
  v.integer('Укажите сумму числом'),
  v.minValue(1, 'Укажите сумму числом'),
);

/** What one person asks of a flat. */
export const WishesSchema = v.strictObject({
  /** It costs no more, kopecks; `null` where any price will do. */
  price: v.nullable(sum),
  /** Keys by the end of this year. */
  keys: v.nullable(integer(2020, 2050)),
  /** Finished: nothing is left to do before one moves in. */
  finished: v.boolean(),
  /** Direct sun for two hours on 22 March. */
  sunny: v.boolean(),
  /** Not on the first floor. */
  raised: v.boolean(),
});

export type Wishes = v.InferOutput<typeof WishesSchema>;

const placeEntries = {
  /** Minutes that are still fine. */
  limit: integer(5, 120),
};

const BySchema = v.picklist(COMMUTE_BY, 'Неизвестный способ добраться');

/** An address that somebody goes to. */
export const WantedPlaceSchema = v.strictObject({
  address: requiredText(200),
  /** How; by car where nothing is said. */
  by: v.optional(BySchema),
  ...placeEntries,
});

/** The same as it was found on the map. */
const PlaceSchema = v.object({
  /** «Невский проспект, 28». */
  label: v.string(),
  /** The house itself was found, not only its street. */
  exact: v.boolean(),
  by: BySchema,
  ...placeEntries,
});

const MemberSchema = v.object({
  guid,
  name: v.string(),
  isOwner: v.boolean(),
  /** ISO instant of the last look at the list, to a minute. */
  seen_at: v.string(),
  wishes: WishesSchema,
  /** Only those who take part are told: empty for everybody else. */
  places: v.array(PlaceSchema),
});

export type ShortlistMember = v.InferOutput<typeof MemberSchema>;

/** What the people of a list think of a lot: all want it, some do, nobody has said, somebody never will. */
const StandingSchema = v.picklist(['all', 'some', 'open', 'vetoed']);

export type Standing = v.InferOutput<typeof StandingSchema>;

const ShortlistedSchema = v.object({
  lot: ComparedLotSchema,
  standing: StandingSchema,
  /** Of those who have said something, in the order of their joining. */
  opinions: v.array(
    v.object({
      member: guid,
      vote: VoteSchema,
      /** Plain words; empty where there are none. */
      note: v.string(),
    }),
  ),
  /** Minutes to each place of each member, an estimate, by car without traffic; `null` where it is farther than an answer goes. */
  ways: v.array(v.object({ member: guid, place: v.number(), minutes: v.nullable(v.number()) })),
});

export type Shortlisted = v.InferOutput<typeof ShortlistedSchema>;

/** What somebody did last. */
const ActSchema = v.object({
  kind: v.picklist(['joined', 'added', 'removed', 'heart', 'veto', 'unvoted', 'noted']),
  /** Name of who did it. */
  who: v.string(),
  /** «№ 48, «Светлый двор»»; `null` where it is about no lot. */
  what: v.nullable(v.string()),
  /** ISO instant. */
  at: v.string(),
});

export type ShortlistAct = v.InferOutput<typeof ActSchema>;

/** A shared list as whoever asks may see it. */
export const ShortlistSchema = v.object({
  /** Secret of the link as it is now: members who come by an earlier one are led on. */
  link: v.string(),
  title: v.string(),
  /** Nothing can be changed any more. */
  isClosed: v.boolean(),
  /** Guid of who asks among the members; `null` for somebody who only has the link. */
  me: v.nullable(guid),
  /** In the order of their joining. */
  members: v.array(MemberSchema),
  /** What all want first, what somebody never will last. */
  lots: v.array(ShortlistedSchema),
  last: v.nullable(ActSchema),
  /** Terms behind the payments. */
  programme: ProgrammeSchema,
  /** ISO instant at which it is deleted, if nobody looks at it before. */
  ends_at: v.string(),
});

export type Shortlist = v.InferOutput<typeof ShortlistSchema>;

/** Where the list is now. */
export const LinkSchema = v.object({ link: v.string() });

/** Refusals of whatever is about one list. */
export const readErrors = { 404: 'No list has this link, or it is not valid any more' } as const;

/** Refusals of every change. */
export const changeErrors = {
  ...readErrors,
  403: 'Who asks does not take part, or the owner alone may do it',
  409: 'The list is closed or full',
  429: 'Too many changes from one address',
} as const;
