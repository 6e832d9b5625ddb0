import {
  IMPORT_FIELDS,
  type ImportField,
} from '@m30/studio/contract/catalogue/import-column.schema';

/** Columns that a table may have: words of their headings, in Russian and in English, as `tidy` leaves them. */
export const TABLE_COLUMNS = {
  id: ['лот', 'id', 'id лота', 'ид', 'код', 'код лота', 'артикул', 'lot', 'lot id', 'guid', 'uid'],
  complex: ['жк', 'жилой комплекс', 'комплекс', 'проект', 'объект', 'complex', 'project'],
  building: ['корпус', 'дом', 'строение', 'литер', 'очередь', 'building', 'house', 'block'],
  section: ['секция', 'подъезд', 'парадная', 'section', 'entrance'],
  floor: ['этаж', 'floor', 'level'],
  level: ['уровень', 'уровень паркинга', 'ярус', 'parking level'],
  number: [
    ...['номер', 'номер квартиры', 'квартира', 'кв', 'n', 'n кв', 'номер помещения'],
    ...['номер лота', 'номер места', 'number', 'flat', 'apartment', 'unit'],
  ],
  type: ['вид', 'тип', 'тип помещения', 'тип объекта', 'назначение', 'type', 'kind', 'category'],
  rooms: [
    ...['комнат', 'комнаты', 'кол во комнат', 'количество комнат', 'число комнат', 'комнатность'],
    ...['rooms', 'bedrooms', 'rooms amount'],
  ],
  area: [
    ...['площадь', 'общая площадь', 'площадь общая', 's общая', 'метраж', 'площадь проектная'],
    ...['area', 'total area', 'area total', 'square'],
  ],
  livingArea: ['жилая площадь', 'площадь жилая', 's жилая', 'living area', 'living space'],
  kitchenArea: [
    ...['кухня', 'площадь кухни', 'кухни', 's кухни', 'kitchen', 'kitchen area'],
    'kitchen space',
  ],
  balconyArea: ['балкон', 'площадь балкона', 'лоджия', 'площадь лоджии', 'balcony area'],
  price: [
    ...['цена', 'стоимость', 'цена руб', 'стоимость руб', 'цена со скидкой', 'итоговая цена'],
    ...['price', 'cost', 'total price'],
  ],
  oldPrice: [
    ...['прежняя цена', 'старая цена', 'цена без скидки', 'базовая цена', 'цена до скидки'],
    ...['old price', 'base price'],
  ],
  status: ['статус', 'состояние', 'status', 'state', 'availability'],
  finish: ['отделка', 'вид отделки', 'тип отделки', 'ремонт', 'finish', 'renovation', 'facing'],
  ceiling: ['потолок', 'потолки', 'высота потолка', 'высота потолков', 'ceiling', 'ceiling height'],
  bathrooms: ['санузел', 'санузлы', 'санузлов', 'с у', 'кол во санузлов', 'bathrooms'],
  plan: ['планировка', 'план', 'ссылка на план', 'ссылка на планировку', 'plan', 'layout url'],
  size: ['размер', 'размер места', 'размер машиноместа', 'size'],
  width: ['ширина', 'ширина места', 'width'],
  depth: ['длина', 'длина места', 'глубина', 'length', 'depth'],
  charging: ['зарядка', 'зарядка электромобиля', 'charging'],
  power: ['мощность', 'электрическая мощность', 'выделенная мощность', 'power'],
  ownEntrance: ['отдельный вход', 'own entrance'],
  purposes: ['подойдет под', 'использование', 'варианты использования', 'purposes'],
  floors: ['этажность', 'этажей', 'этажей в доме', 'всего этажей', 'floors', 'floors total'],
  handover: ['срок сдачи', 'сдача', 'ввод', 'ключи', 'квартал сдачи', 'handover', 'ready quarter'],
  address: ['адрес', 'адрес дома', 'адрес жк', 'address'],
  latitude: ['широта', 'latitude', 'lat'],
  longitude: ['долгота', 'longitude', 'lon', 'lng'],
} as const satisfies Readonly<Record<ImportField, readonly string[]>>;

export type TableColumn = ImportField;

/** What the report and the desk call a column. */
export const titleOf = (column: TableColumn): string => IMPORT_FIELDS[column];

/** A column by its own name, as a mapping writes it. */
export const isTableColumn = (name: string): name is TableColumn =>
  Object.hasOwn(TABLE_COLUMNS, name);
