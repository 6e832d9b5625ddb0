import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { alias, guid, list, text } from '../../core/schemas.ts';
import {
  changeErrors,
  LinkSchema,
  LONGEST_NOTE,
  memberName,
  MOST_PLACES,
  MOST_SHORTLISTED,
  readErrors,
  shortlistLink,
  ShortlistSchema,
  shortlistTitle,
  VoteSchema,
  WantedPlaceSchema,
  WishesSchema,
} from './shortlist.schema.ts';

const ofList = { link: shortlistLink };
const ofLot = { ...ofList, lot: alias };

/** Returns a shared list by its link. */
export const getShortlist = defineMethod({
  name: 'Shortlist.Get',
  verb: 'GET',
  summary: 'Returns a shared list of lots by its link',
  input: v.strictObject(ofList),
  result: ShortlistSchema,
  errors: readErrors,
});

/** Begins a shared list; this browser owns it, without an account. */
export const createShortlist = defineMethod({
  name: 'Shortlist.Create',
  verb: 'POST',
  summary: 'Begins a shared list of lots that this browser owns',
  input: v.strictObject({
    title: v.optional(shortlistTitle, 'Выбираем вместе'),
    name: memberName,
    /** Readable ids; unknown ones are left out. */
    lots: v.optional(v.pipe(list(alias), v.maxLength(MOST_SHORTLISTED, 'Слишком много лотов')), []),
  }),
  result: LinkSchema,
  errors: { 429: 'Too many from one address', 503: 'Too many lists are stored' },
});

/** Takes part in a list; who does already is renamed. */
export const joinShortlist = defineMethod({
  name: 'Shortlist.Join',
  verb: 'POST',
  summary: 'Takes part in a shared list under a name',
  input: v.strictObject({ ...ofList, name: memberName }),
  result: LinkSchema,
  errors: changeErrors,
});

/** Says what whoever asks is called, wants and goes to. */
export const saveShortlistMember = defineMethod({
  name: 'Shortlist.SaveMember',
  verb: 'POST',
  summary: 'Says what whoever asks is called, wants and goes to',
  input: v.strictObject({
    ...ofList,
    name: memberName,
    wishes: WishesSchema,
    places: v.pipe(v.array(WantedPlaceSchema), v.maxLength(MOST_PLACES, 'Не больше двух адресов')),
  }),
  result: LinkSchema,
  errors: { ...changeErrors, 422: 'No road leads to an address', 503: 'No service answered' },
});

/** Puts a lot into the list; one that is there stays as it is. */
export const addToShortlist = defineMethod({
  name: 'Shortlist.AddLot',
  verb: 'POST',
  summary: 'Puts a lot into a shared list',
  input: v.strictObject(ofLot),
  result: LinkSchema,
  errors: changeErrors,
});

/** Takes a lot out of the list, with what was said of it. */
export const removeFromShortlist = defineMethod({
  name: 'Shortlist.RemoveLot',
  verb: 'POST',
  summary: 'Takes a lot out of a shared list, with what was said of it',
  input: v.strictObject(ofLot),
  result: LinkSchema,
  errors: changeErrors,
});

/** Gives a heart or a veto to a lot, or takes it back. */
export const voteInShortlist = defineMethod({
  name: 'Shortlist.Vote',
  verb: 'POST',
  summary: 'Gives a heart or a veto to a lot of a shared list, or takes it back',
  input: v.strictObject({ ...ofLot, vote: VoteSchema }),
  result: LinkSchema,
  errors: changeErrors,
});

/** Writes the own note to a lot; an empty one is erased. */
export const noteInShortlist = defineMethod({
  name: 'Shortlist.SaveNote',
  verb: 'POST',
  summary: 'Writes the own note to a lot of a shared list',
  input: v.strictObject({ ...ofLot, note: text(LONGEST_NOTE) }),
  result: LinkSchema,
  errors: changeErrors,
});

/** Leaves the list: what this person has said and told is erased. The owner deletes the list instead. */
export const leaveShortlist = defineMethod({
  name: 'Shortlist.Leave',
  verb: 'POST',
  summary: 'Leaves a shared list and erases what this person has said',
  input: v.strictObject(ofList),
  result: v.object({}),
  errors: changeErrors,
});

/** Renames, closes or opens the list; its owner may. */
export const changeShortlist = defineMethod({
  name: 'Shortlist.Change',
  verb: 'POST',
  summary: 'Renames, closes or opens a shared list of the own',
  input: v.strictObject({
    ...ofList,
    title: v.optional(shortlistTitle),
    isClosed: v.optional(v.boolean()),
  }),
  result: LinkSchema,
  errors: changeErrors,
});

/** Takes a person out of the list and gives it a new link, so that the old one leads them nowhere; its owner may. */
export const removeShortlistMember = defineMethod({
  name: 'Shortlist.RemoveMember',
  verb: 'POST',
  summary: 'Takes a person out of the own shared list and gives it a new link',
  input: v.strictObject({ ...ofList, member: guid }),
  result: LinkSchema,
  errors: changeErrors,
});

/** Gives the list a new link; members come in by the old one, nobody else does. Its owner may. */
export const renewShortlistLink = defineMethod({
  name: 'Shortlist.RenewLink',
  verb: 'POST',
  summary: 'Gives the own shared list a new link',
  input: v.strictObject(ofList),
  result: LinkSchema,
  errors: changeErrors,
});

/** Deletes the list with all that was said in it; its owner may. */
export const deleteShortlist = defineMethod({
  name: 'Shortlist.Delete',
  verb: 'POST',
  summary: 'Deletes the own shared list with all that was said in it',
  input: v.strictObject(ofList),
  result: v.object({}),
  errors: changeErrors,
});

/**
 * Reports that a list has changed. Asked with `Accept: text/event-stream` it is a stream of server-sent events: `changed`
 * says that it has to be read anew, and carries no word of it. Asked for JSON it gives the number of the last change.
 */
export const shortlistEvents = defineMethod({
  name: 'Shortlist.Events',
  verb: 'GET',
  summary: 'Reports that a shared list has changed, as a stream of server-sent events',
  input: v.strictObject(ofList),
  result: v.object({
    /** Of the last change. */
    version: v.number(),
  }),
  errors: { ...readErrors, 503: 'Too many streams are open' },
});
