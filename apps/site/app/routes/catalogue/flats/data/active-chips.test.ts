import { describe, expect, test } from 'vitest';
import { catalogueListing } from '../../../../store/apartments/filter-url.ts';
import { activeChips } from './active-chips.ts';
import { facets } from '../catalogue.fixture.ts';

const chipsOf = (search: string) =>
  activeChips(catalogueListing.read(search), facets).map(({ label, href, refused }) => ({
    label: label.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
    href,
    refused,
  }));

describe('chips of the filters in force', () => {
  test.each([
    ['?rooms=2', '2-комнатные'],
    ['?priceTo=14000000', 'До 14 млн ₽'],
    ['?priceFrom=6300000', 'От 6,3 млн ₽'],
    ['?areaTo=70.5', 'До 70,5 м²'],
    ['?handover=2028-4', 'Ключи до конца 2028'],
    ['?handover=2028-3', 'Ключи до III кв. 2028'],
    ['?handover=ready', 'Дом сдан'],
    ['?complex=kanal', 'Канал 9'],
    ['?complex=unknown', 'unknown'],
    ['?payTo=60000', 'До 60 000 ₽ в месяц'],
    ['?term=20', 'Кредит на 20 лет'],
    ['?kitchenFrom=12', 'Кухня от 12 м²'],
    ['?floorNot=first', 'Не первый этаж'],
    ['?options=water', 'Вид на воду'],
    ['?sides=s', 'Окна: юг'],
    ['?light=morning', 'Солнце утром'],
    ['?sunFrom=1', 'Солнца от 1 часа'],
    ['?oppositeFrom=40', 'Дом напротив не ближе 40 м'],
    ['?discount=1', 'Со скидкой'],
    ['?free=1', 'Только свободные'],
    ['?metro=10', 'До метро не дольше 10 минут'],
    ['?school=10', 'Школа не дальше 10 минут пешком'],
    ['?kindergarten=1', 'Детский сад не дальше 1 минуты пешком'],
    ['?clinic=15', 'Поликлиника не дальше 15 минут пешком'],
    ['?number=57', '№ 57'],
    ['?plan=e2-48', 'Планировка e2-48'],
  ])('%s is «%s» and leads to the catalogue without it', (search, label) => {
    expect(chipsOf(search)).toEqual([{ label, href: '/katalog', refused: false }]);
  });

  test('take off one value of a list and begin with the first page', () => {
    const [studio] = chipsOf('?rooms=studio,2&priceTo=14000000&page=3');
    expect(studio?.href).toBe('/katalog?rooms=2&priceTo=14000000');
  });

  test('are one an address, with the way and its minutes', () => {
    const state = catalogueListing.read(
      '?rooms=2&commute=40&commuteBy=metro&work=59.93,30.33&commute2=20&work2=59.92,30.35',
    );
    const [, first, second] = activeChips(state, facets, [
      { work: '59.93,30.33', label: 'Невский проспект, 28' },
    ]);
    expect(first).toEqual({
      label: 'Невский проспект, 28: на\u00a0метро до\u00a040\u00a0мин',
      href: '/katalog?rooms=2&commute2=20&work2=59.92,30.35',
      refused: false,
    });
    expect(second?.label).toBe('Второй адрес: на\u00a0машине до\u00a020\u00a0мин');
  });

  test('take the buildings off together with their complex', () => {
    expect(chipsOf('?complex=kanal&building=korpus-2')[0]?.href).toBe('/katalog');
  });

  test.each([
    ['?colour=red', 'Неизвестный фильтр «colour=red»'],
    ['?rooms=7', 'Число комнат: непонятное значение «7»'],
  ])('%s stays in sight as «%s», removable', (search, label) => {
    expect(chipsOf(search)).toEqual([{ label, href: '/katalog', refused: true }]);
  });

  test('leave marketing parameters out', () => {
    expect(chipsOf('?utm_source=ya&yclid=1&erid=2')).toEqual([]);
  });
});
