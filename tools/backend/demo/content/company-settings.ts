import type { CompanySettings } from '../../src/modules/content/settings/company-settings.ts';
import { company } from './company.ts';

const { name, inn, kpp, ogrn, signatory, bic, correspondent, bank } = company.requisites;

/** What the demo company is, besides menus and contacts; its colours are those of the product. */
export const demoSettings: CompanySettings = {
  legal: {
    ...{ name, inn, kpp, ogrn, signatory },
    address: '191119, Санкт-Петербург, Лиговский пр., 87',
  },
  place: {
    city: 'Санкт-Петербург',
    where: 'в Петербурге и области',
    of: 'Петербурга и области',
  },
  bank: { title: 'Балтика Банк', name: bank, bic, correspondent },
  seo: {
    hero: 'Дома вдоль тридцатого меридиана',
    home_title: 'Квартиры {где} · {компания}',
    home_description:
      'Квартиры от застройщика в Санкт-Петербурге и области: планировки, цены, сроки сдачи, ипотека и рассрочка.',
    flats: 'Квартиры в новостройках Санкт-Петербурга',
  },
};
