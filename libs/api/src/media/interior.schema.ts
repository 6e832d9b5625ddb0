import * as v from 'valibot';
import { PictureSchema } from './picture.schema.ts';

/** Rooms that pictures of finishes show. */
const InteriorRoomSchema = v.picklist([
  'kitchen',
  'bedroom',
  'child',
  'bath',
  'hall',
  'lobby',
  'whitebox',
]);

/** One room; all finishes show it from the same place. */
export const InteriorSchema = v.object({
  room: InteriorRoomSchema,
  /** «Кухня». */
  name: v.string(),
  picture: PictureSchema,
});

/** How rooms look that are handed over finished. */
export const InteriorsSchema = v.object({
  /** «Двор» in quotes; `null` where nothing but bare walls is shown. */
  finish: v.nullable(v.string()),
  rooms: v.array(InteriorSchema),
});
