import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { NothingSchema, requiredText, text } from '../core/schemas.ts';
import {
  FeedChannelSchema,
  FeedComplexSchema,
  FeedDetailsSchema,
  feedName,
  FeedRowSchema,
  WallsSchema,
} from './feed.schema.ts';

const right = 'feeds.manage';

/** What a channel calls a complex by; nothing where it is not known. */
const channelNumber = v.pipe(text(20), v.regex(/^\d*$/, 'Только цифры'));

export const listFeeds = defineStudioMethod({
  name: 'Feeds.List',
  verb: 'GET',
  summary: 'Lists the files of flats for other sites with what is in them',
  right,
  input: NothingSchema,
  result: v.object({ feeds: v.array(FeedRowSchema) }),
});

export const getFeed = defineStudioMethod({
  name: 'Feeds.Get',
  verb: 'GET',
  summary: 'Returns a file of flats with what its channel would refuse, and why',
  right,
  input: v.strictObject({ name: feedName }),
  result: v.object({ feed: FeedDetailsSchema }),
  errors: { 404: 'There is no such feed' },
});

export const saveFeed = defineStudioMethod({
  name: 'Feeds.Save',
  verb: 'POST',
  summary: 'Makes a file of flats or changes which ones it has; its name and its channel stay',
  right,
  input: v.strictObject({
    name: feedName,
    /** Makes a new one. */
    fresh: v.optional(v.boolean(), false),
    title: requiredText(100, 'Напишите название'),
    channel: FeedChannelSchema,
    /** Address of the catalogue with its filter chosen, or its query alone; empty is all flats. */
    filter: text(2000),
    enabled: v.optional(v.boolean(), true),
  }),
  result: v.object({ feed: FeedDetailsSchema }),
  errors: {
    404: 'There is no such feed',
    409: 'The name is taken',
    422: 'The filter is none of the catalogue',
  },
});

export const listFeedComplexes = defineStudioMethod({
  name: 'Feeds.Complexes',
  verb: 'GET',
  summary: 'Lists what the channels ask of each complex',
  right,
  input: NothingSchema,
  result: v.object({ complexes: v.array(FeedComplexSchema) }),
});

export const saveFeedComplex = defineStudioMethod({
  name: 'Feeds.SaveComplex',
  verb: 'POST',
  summary: 'Writes down what the channels ask of a complex',
  right,
  input: v.strictObject({
    complex: requiredText(60),
    walls: v.nullable(WallsSchema),
    cian: channelNumber,
    avito: channelNumber,
    domclick: channelNumber,
  }),
  result: v.object({ complex: FeedComplexSchema }),
  errors: { 404: 'There is no such complex' },
});
