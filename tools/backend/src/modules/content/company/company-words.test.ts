import { expect, test } from 'vitest';
import type { Templates } from '../library/library.ts';
import { companyWords } from './company-words.ts';

const templates = { site: { logo: 'Верфь-Дом' } } as Templates;
const legal = { name: 'ООО «Верфь-Дом»', inn: '4705012345', ogrn: '1164704050123', address: '' };
const place = { city: 'Гатчина', where: 'в Гатчине и районе', of: 'Гатчины и района' };

test('pages say where the company sells', () => {
  expect(companyWords({ templates, company: { legal, place } })).toMatchObject({
    city: 'Гатчина',
    home: {
      title: 'Квартиры в Гатчине и районе · Верфь-Дом',
      description: expect.stringContaining('от застройщика в Гатчине и районе: план') as string,
    },
    flats: 'Квартиры в новостройках Гатчины и района',
    complexes: 'Жилые комплексы в Гатчине и районе',
  });
});

test('a company that has said nothing leaves no gaps', () => {
  expect(companyWords({ templates, company: null })).toMatchObject({
    home: {
      title: 'Квартиры · Верфь-Дом',
      description: expect.stringContaining('от застройщика: план') as string,
    },
    flats: 'Квартиры в новостройках',
    complexes: 'Жилые комплексы',
  });
});

test('its own words come first', () => {
  const seo = { hero: 'Дома у парка', flats: 'Квартиры: {город}' };
  expect(companyWords({ templates, company: { legal, place, seo } })).toMatchObject({
    hero: 'Дома у парка',
    flats: 'Квартиры: Гатчина',
  });
});
