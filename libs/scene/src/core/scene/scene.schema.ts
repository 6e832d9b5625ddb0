import * as v from 'valibot';

/** Masses of a place, as a file says them: metres, x to the east, y to the north, z up from the street at `coordinate`. */

const metres = v.pipe(
  v.number('нужно число метров'),
  v.finite('нужно число метров'),
  v.minValue(-20_000, 'дальше 20 км от начала координат'),
  v.maxValue(20_000, 'дальше 20 км от начала координат'),
);
const length = v.pipe(metres, v.minValue(0, 'длина не бывает отрицательной'));
const count = v.pipe(
  v.number('нужно целое число'),
  v.integer('нужно целое число'),
  v.minValue(0, 'меньше нуля не бывает'),
  v.maxValue(200, 'больше 200 не бывает'),
);
const words = v.pipe(v.string('нужна строка'), v.maxLength(100, 'длиннее 100 знаков'));

const PointSchema = v.tuple([metres, metres], 'нужна точка [x, y]');
export type Point = v.InferOutput<typeof PointSchema>;

const RingSchema = v.pipe(
  v.array(PointSchema, 'нужен список точек [x, y]'),
  v.minLength(3, 'у контура не меньше трёх точек'),
  v.maxLength(2_000, 'у контура не больше 2000 точек'),
);
export type Ring = v.InferOutput<typeof RingSchema>;

/** Latitude and longitude, WGS 84, degrees. */
const CoordinateSchema = v.tuple(
  [
    v.pipe(
      v.number('нужна широта'),
      v.minValue(-90, 'широта от −90 до 90'),
      v.maxValue(90, 'широта от −90 до 90'),
    ),
    v.pipe(
      v.number('нужна долгота'),
      v.minValue(-180, 'долгота от −180 до 180'),
      v.maxValue(180, 'долгота от −180 до 180'),
    ),
  ],
  'нужна пара [широта, долгота]',
);

/**
 * Bays from left to right, seen from outside: w window, W wide window, n narrow, d double, f French window, b balcony, l loggia,
 * c curtain wall, x wall, p panel.
 */
const BaysSchema = v.pipe(
  v.string('нужна строка'),
  v.regex(/^[wWndfblcxp]{1,40}$/, 'пролёты — буквы w, W, n, d, f, b, l, c, x, p, не больше 40'),
);

const PatternSchema = v.partial(
  v.object({ S: BaysSchema, E: BaysSchema, N: BaysSchema, W: BaysSchema }),
);

/** A box of the complex: storeys on a rectangle. */
export const BlockSchema = v.pipe(
  v.object({
    /** Label that lots use; `null`: a podium. */
    building: v.nullable(words),
    /** Tells the boxes of one building apart. */
    part: words,
    x0: metres,
    y0: metres,
    x1: metres,
    y1: metres,
    /** Where it begins. */
    z0: metres,
    /** Height of the ground storey; 0: none in this box. */
    groundHeight: length,
    storeyHeight: length,
    /** Storeys above the ground storey. */
    storeys: count,
    /** Number that the lowest of these storeys has in the house. */
    firstStorey: count,
    /** Height above `top`. */
    parapet: length,
    /** Height of a pitched roof above `top`, its ridge along the longer side; 0: flat. */
    gable: length,
    /** Height of the roof. */
    top: metres,
    /** Width of a window bay. */
    bay: v.optional(v.pipe(length, v.minValue(1, 'пролёт не уже метра'))),
    balconyDepth: v.optional(length),
    /** What stands in the bays of a side, repeated along it; a side that is left out has no windows. */
    pattern: v.optional(PatternSchema),
  }),
  v.check(({ x0, x1 }) => x1 > x0, 'восточный край x1 должен быть больше западного x0'),
  v.check(({ y0, y1 }) => y1 > y0, 'северный край y1 должен быть больше южного y0'),
  v.check(({ z0, top }) => top > z0, 'крыша top должна быть выше начала z0'),
  v.check(
    ({ z0, groundHeight, storeyHeight, storeys, top }) =>
      Math.abs(z0 + groundHeight + storeyHeight * storeys - top) < 0.05,
    'высоты этажей в сумме не дают top',
  ),
);
export type Block = v.InferOutput<typeof BlockSchema>;

/** A house around: a rectangle, or footprints with a height; rings after the first are courtyards. */
const NeighbourSchema = v.union(
  [
    v.pipe(
      v.tuple([metres, metres, metres, metres, length]),
      v.check(
        ([x0, y0, x1, y1, height]) => x1 > x0 && y1 > y0 && height > 0,
        'нужно x0 < x1, y0 < y1 и высота больше нуля',
      ),
    ),
    v.pipe(
      v.object({
        rings: v.pipe(v.array(RingSchema), v.minLength(1, 'нужен хотя бы один контур')),
        base: v.optional(metres, 0),
        top: metres,
        name: v.optional(words),
      }),
      v.check(({ base, top }) => top > base, 'верх top должен быть выше основания base'),
    ),
  ],
  'сосед — это [x0, y0, x1, y1, высота] с x0 < x1 и y0 < y1 или { rings, base, top } с top > base',
);
export type Neighbour = v.InferOutput<typeof NeighbourSchema>;

export const TREE_KINDS = ['broad', 'birch', 'pine', 'young'] as const;

/** Kind, place and size: 1 is a grown tree of its kind. */
const TreeSchema = v.tuple(
  [
    v.picklist(TREE_KINDS, `порода — одно из: ${TREE_KINDS.join(', ')}`),
    metres,
    metres,
    v.pipe(
      v.number('нужен размер'),
      v.gtValue(0, 'размер больше нуля'),
      v.maxValue(5, 'размер не больше 5'),
    ),
  ],
  'дерево — это [порода, x, y, размер]',
);
export type Tree = v.InferOutput<typeof TreeSchema>;

const LandmarkSchema = v.object({
  name: words,
  coordinate: CoordinateSchema,
  /** Metres above the street of the scene. */
  height: length,
  /** Where its place and its height are taken from, and when they were read. */
  source: v.pipe(v.string('нужен источник'), v.minLength(1, 'нужен источник'), v.maxLength(500)),
});
/** Something far away that people know. */
export type Landmark = v.InferOutput<typeof LandmarkSchema>;

export const SceneSchema = v.object({
  complex: words,
  coordinate: CoordinateSchema,
  blocks: v.array(BlockSchema, 'нужен список корпусов'),
  neighbours: v.array(NeighbourSchema, 'нужен список соседей'),
  water: v.array(RingSchema, 'нужен список контуров воды'),
  trees: v.array(TreeSchema, 'нужен список деревьев'),
  landmarks: v.optional(v.array(LandmarkSchema, 'нужен список ориентиров')),
});
export type Scene = v.InferOutput<typeof SceneSchema>;
