/**
 * What people in Saint Petersburg call a part of the city or of the region, by what stands in the address of a complex there.
 * Facts of the city, independent of the company: a row says something only where a complex stands.
 */
export const CITY_WORDS: readonly { readonly at: RegExp; readonly names: readonly string[] }[] = [
  { at: /Курская ул|Фрунзенск|Купчин/, names: ['Фрунзенский'] },
  { at: /Петроградск|Зеленина/, names: ['Петроградский', 'Петроградка'] },
  { at: /Выборгская сторона|Парнас|Сампсониевск/, names: ['Выборгский'] },
  { at: /Репино|Сестрорецк|Зеленогорск|Комарово/, names: ['Курортный'] },
  { at: /Васильевск/, names: ['Василеостровский', 'Васька', 'ВО'] },
  { at: /Мурино|Кудрово|Всеволожск/, names: ['Всеволожский'] },
  { at: /Ленинградская область/, names: ['Ленинградская область', 'Ленобласть', 'область', 'ЛО'] },
];
