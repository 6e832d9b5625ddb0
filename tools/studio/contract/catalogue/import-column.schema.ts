import * as v from 'valibot';

/** What a column of a table may hold, each by the words that the desk and the report call it. */
export const IMPORT_FIELDS = {
  id: 'лот',
  complex: 'ЖК',
  building: 'корпус',
  section: 'секция',
  floor: 'этаж',
  level: 'уровень паркинга',
  number: 'номер',
  type: 'вид лота',
  rooms: 'комнат',
  area: 'площадь',
  livingArea: 'жилая площадь',
  kitchenArea: 'площадь кухни',
  balconyArea: 'площадь балкона',
  price: 'цена',
  oldPrice: 'прежняя цена',
  status: 'статус',
  finish: 'отделка',
  ceiling: 'высота потолка',
  bathrooms: 'санузлов',
  plan: 'ссылка на план',
  size: 'размер места',
  width: 'ширина места',
  depth: 'длина места',
  charging: 'зарядка электромобиля',
  power: 'мощность, кВт',
  ownEntrance: 'отдельный вход',
  purposes: 'подойдёт под',
  floors: 'этажность',
  handover: 'срок сдачи',
  address: 'адрес',
  latitude: 'широта',
  longitude: 'долгота',
} as const;

/** A field of the import, as a mapping names it. */
export type ImportField = keyof typeof IMPORT_FIELDS;

export const ImportFieldSchema = v.picklist(
  Object.keys(IMPORT_FIELDS) as [ImportField, ...ImportField[]],
  'Выберите, что в столбце',
);

/** Columns that a table may have. */
export const MOST_COLUMNS = 200;

const ChosenColumnSchema = v.strictObject({
  heading: v.pipe(v.string(), v.maxLength(20_000)),
  /** `null`: it is not taken. */
  field: v.nullable(ImportFieldSchema),
});

/** What somebody takes the columns of a table for: all of them, each field at most once. */
export const ChosenColumnsSchema = v.pipe(
  v.array(ChosenColumnSchema),
  v.maxLength(MOST_COLUMNS),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const taken = new Map<ImportField, string>();
    for (const [key, column] of dataset.value.entries()) {
      const { heading, field } = column;
      if (field === null) continue;
      const other = taken.get(field);
      if (other === undefined) taken.set(field, heading);
      else {
        addIssue({
          message: `«${IMPORT_FIELDS[field]}» уже в столбце «${other}»`,
          path: [
            { type: 'array', origin: 'value', input: dataset.value, key, value: column },
            { type: 'object', origin: 'value', input: column, key: 'field', value: field },
          ],
        });
      }
    }
  }),
);

export type ChosenColumns = v.InferOutput<typeof ChosenColumnsSchema>;

/** A column of a table that was read. */
export const ReadColumnSchema = v.object({
  /** Of columns without one «столбец 3», of repeated ones «Цена (2)». */
  heading: v.string(),
  /** The first value below it; empty where there is none. */
  example: v.string(),
  field: v.nullable(ImportFieldSchema),
  /** The mapping has it, the file has not. */
  missing: v.boolean(),
});

export type ReadColumn = v.InferOutput<typeof ReadColumnSchema>;
