import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { integer, NothingSchema } from '../core/schemas.ts';

/** A rank of the club, from the first. */
const ClubLevelSchema = v.object({
  id: v.picklist(['paper', 'water', 'deep']),
  /** «Причал». */
  name: v.string(),
  /** What it gives: «3 %» and on what. */
  discount: v.object({ value: v.string(), caption: v.string() }),
  /** Points received in all that it takes. */
  from: v.number(),
});

/** Returns the buyer's club card with its points, and what the club is. */
export const getLoyalty = defineMethod({
  name: 'LK.GetLoyalty',
  verb: 'GET',
  summary: 'Returns the buyer’s club card with its points, and what the club is',
  access: 'buyer',
  input: v.strictObject({
    /** Page of the history. */
    page: v.optional(integer(1, 10_000)),
  }),
  result: v.object({
    /** From the first to the last. */
    levels: v.array(ClubLevelSchema),
    /** `null` until the buyer has taken his card. */
    card: v.nullable(
      v.object({
        /** «3000 0417». */
        number: v.string(),
        /** Path of the public page of the card. */
        path: v.string(),
        /** Whole address of that page, as its QR code carries it. */
        url: v.string(),
        /** ISO date. */
        issued_on: v.string(),
        valid: v.boolean(),
        level: ClubLevelSchema,
        /** Sum of the history. */
        balance: v.number(),
        /** Sum of what was given, for the level. */
        earned: v.number(),
        /** The next level; `null` at the last. */
        next: v.nullable(v.object({ name: v.string(), left: v.number() })),
        /** Squares of the QR code as a path over a square of `size` units. */
        qr: v.object({ size: v.number(), path: v.string() }),
      }),
    ),
    /** A card is given from the first registered contract on. */
    can_take: v.boolean(),
    history: v.object({
      total: v.number(),
      page_size: v.number(),
      entries: v.array(
        v.object({
          guid: v.string(),
          /** ISO moment. */
          at: v.string(),
          points: v.number(),
          /** Points after it. */
          balance: v.number(),
          reason: v.string(),
        }),
      ),
    }),
    /** `null` without a card. */
    invite: v.nullable(
      v.object({
        url: v.string(),
        /** Requests that came by the link. */
        requests: v.number(),
      }),
    ),
    partners: v.array(
      v.object({ alias: v.string(), title: v.string(), figure: v.string(), caption: v.string() }),
    ),
  }),
});

/** Gives the buyer his club card, once; asked again, the same one. */
export const takeCard = defineMethod({
  name: 'LK.TakeCard',
  verb: 'POST',
  summary: 'Gives the buyer his club card, once; asked again, the same one',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({ number: v.string() }),
  errors: { 422: 'No contract of the buyer is registered yet' },
});

/** Says whether a club card is valid and of which level; nothing about its owner. */
export const checkCard = defineMethod({
  name: 'LK.CheckCard',
  verb: 'GET',
  summary: 'Says whether a club card is valid and of which level, nothing about its owner',
  input: v.strictObject({
    /** What the QR code carries, or the number on the card. */
    id: v.pipe(v.string(), v.trim(), v.regex(/^[\w -]{4,60}$/, 'Проверьте номер карты')),
  }),
  result: v.object({
    /** «3000 0417». */
    number: v.string(),
    valid: v.boolean(),
    level: ClubLevelSchema,
    /** Year of the card. */
    since: v.number(),
  }),
  errors: { 404: 'There is no such card', 429: 'Too many questions from this address' },
});
