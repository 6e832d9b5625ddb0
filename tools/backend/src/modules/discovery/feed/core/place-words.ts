/** What the staff call a place of a channel's file that has no words in its rule; by the last name of its path. */
const WORDS: Readonly<Record<string, string>> = {
  // Lots, buildings and complexes by their numbers.
  ...{ 'internal-id': 'номер лота', ExternalId: 'номер лота', Id: 'номер лота' },
  ...{ flat_id: 'номер лота', id: 'номер в выгрузке' },
  // What is offered, and how.
  ...{ type: 'вид сделки', OperationType: 'вид сделки', 'deal-status': 'вид сделки' },
  ...{ category: 'категория', Category: 'категория', 'property-type': 'категория' },
  ...{ MarketType: 'новостройка', 'new-flat': 'новостройка', Status: 'вид жилья' },
  ...{ PropertyRights: 'кто продаёт', SaleMethod: 'вид договора', SaleType: 'вид договора' },
  ...{ fz_214: 'продажа по 214-ФЗ', price: 'цена', currency: 'валюта', Currency: 'валюта' },
  BargainTerms: 'условия сделки',
  'creation-date': 'дата размещения',
  'last-update-date': 'дата изменения',
  // Where it is.
  ...{ location: 'адрес дома', country: 'страна', Coordinates: 'координаты', metro: 'метро' },
  // Who sells it.
  ...{ 'sales-agent': 'отдел продаж', sales_info: 'отдел продаж', Phones: 'телефон отдела продаж' },
  ...{ PhoneSchema: 'телефон отдела продаж', CountryCode: 'код страны телефона' },
  ...{ developer: 'застройщик', url: 'адрес сайта', site: 'адрес сайта' },
  // The flat.
  ...{ area: 'площадь', 'living-space': 'жилая площадь', 'kitchen-space': 'площадь кухни' },
  ...{ unit: 'единица площади', studio: 'студия', FlatType: 'студия или комнаты' },
  ...{ IsEuroFlat: 'европланировка', decoration: 'отделка', Flat: 'квартира' },
  ...{ BalconiesCount: 'балконы', LoggiasCount: 'лоджии', BalconyOrLoggiaMulti: 'балкон' },
  SectionNumber: 'секция',
  // The house.
  ...{ 'building-state': 'сдан ли дом', building_state: 'сдан ли дом', IsComplete: 'сдан ли дом' },
  ...{ ready_housing: 'сдан ли дом', Building: 'дом', Deadline: 'срок сдачи' },
  ...{ House: 'корпус', JKSchema: 'комплекс', description_main: 'описание комплекса' },
  // Pictures.
  ...{ images: 'изображения', Images: 'изображения', Photos: 'изображения', tag: 'планировка' },
  IsDefault: 'главное изображение',
};

/** What a place of a file is called, «вид сделки»; its path where nobody has named it. */
export const placeWords = (path: string): string => WORDS[path.split(/[/@]/).at(-1) ?? ''] ?? path;
