import * as v from 'valibot';
import { HrefSchema, LineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { titled } from '../../core/titled.ts';

const alias = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/));

const PlaceSchema = v.object({
  title: titled(LineSchema, 'Заголовок', 'Heading'),
  address: titled(LineSchema, 'Адрес', 'Address'),
  /** Latitude and longitude, degrees. */
  coordinate: titled(
    v.tuple([
      v.pipe(v.number(), v.minValue(-85), v.maxValue(85)),
      v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    ]),
    'Широта и долгота',
    'Latitude and longitude',
  ),
  link: titled(HrefSchema, 'Ссылка', 'Link'),
});

/** The company's objects and sales office on a map, or places that the page names itself. */
export const MapSchema = titled(
  v.object({
    ...headEntries,
    /** Alias of the complex in the middle; the whole city without one. */
    vendor: titled(v.optional(alias), 'Комплекс', 'Complex'),
    /** Alias of the sales office; the first without one. */
    office: titled(v.optional(alias), 'Офис продаж', 'Sales office'),
    /** Tab that is open first. */
    tab: titled(v.optional(v.picklist(['objects', 'office'])), 'Открытая вкладка', 'Open tab'),
    /** Places in the stead of the company's objects. */
    places: titled(
      v.optional(v.pipe(v.array(PlaceSchema), v.minLength(1), v.maxLength(60))),
      'Свои места на карте',
      'Own places on the map',
    ),
  }),
  'Карта',
  'Map',
);

export type MapPlaceOfPage = v.InferOutput<typeof PlaceSchema>;
export type MapInput = v.InferInput<typeof MapSchema>;
export type MapProps = v.InferOutput<typeof MapSchema>;
