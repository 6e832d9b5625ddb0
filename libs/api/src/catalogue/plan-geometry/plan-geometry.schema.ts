import * as v from 'valibot';

/** Metres from the top left corner of the plan's frame. */
const point = v.tuple([v.number(), v.number()]);

/** Left, top, width and height; metres in the same frame. */
const box = v.tuple([v.number(), v.number(), v.number(), v.number()]);

const place = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** The floor of a flat between its walls, and its doors; in metres, in the frame of its `planSheet`. */
export const PlanGeometrySchema = v.object({
  /** Of the frame. */
  width: v.number(),
  height: v.number(),
  rooms: v.pipe(
    v.array(
      v.object({
        name: v.string(),
        /** m². */
        area: v.number(),
        /** Floor between the walls; a room with a corner has several boxes. */
        boxes: v.pipe(v.array(box), v.minLength(1)),
      }),
    ),
    v.minLength(1),
  ),
  doors: v.array(
    v.object({
      /** The hole in the wall, as thick as the wall. */
      box,
      /** Places in `rooms` of what it joins; `null` is outside the flat. */
      between: v.tuple([place, place]),
      /** A quarter of a circle around the hinge, from the end of the open leaf to that of the closed one; `null` for an opening. */
      leaf: v.nullable(v.object({ hinge: point, open: point, closed: point })),
    }),
  ),
});
