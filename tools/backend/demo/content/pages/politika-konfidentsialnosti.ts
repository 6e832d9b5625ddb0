import { privacyBlocks } from '../../../src/modules/content/company/privacy-blocks.ts';
import { faq, text } from '../blocks.ts';
import { company } from '../company.ts';
import type { PageSeed } from '../page-seed.ts';

/** `/politika-konfidentsialnosti`. */
export const privacy: PageSeed = {
  path: '/politika-konfidentsialnosti',
  title: 'Политика конфиденциальности',
  description:
    'Как ООО «Меридиан 30» обрабатывает персональные данные: какие, зачем, сколько хранит и как отозвать согласие.',
  indexable: true,
  compose: 'guide',
  blocks: [
    text(`
      <p><strong>Редакция от 28 ноября 2026 года.</strong> Политика действует бессрочно до замены новой редакцией и составлена по
      Федеральному закону от 27.07.2006 № 152-ФЗ «О персональных данных» (далее — Закон).</p>
    `),
    ...privacyBlocks({
      name: company.requisites.name,
      address: company.address.value,
      email: company.email,
      phone: company.phone,
    }),
    faq(
      [
        {
          title: 'Редакция от 28 ноября 2026 года',
          html: '<p>Действующая. Об инвалидности ребёнка в заказе с семейной ипотекой мы больше не спрашиваем, прежние отметки стёрты.</p>',
        },
        {
          title: 'Редакция от 1 ноября 2026 года',
          html: '<p>Названы отклики на вакансии и сохранённые поиски; выбор cookie меняется внизу страницы.</p>',
        },
        {
          title: 'Редакция от 1 сентября 2026 года',
          html: '<p>Уточнены сроки хранения заявок и порядок отзыва согласия.</p>',
        },
        {
          title: 'Редакция от 1 сентября 2025 года',
          html: '<p>Согласие на обработку данных отделено от других документов, добавлена таблица целей.</p>',
        },
      ],
      'Изменения политики',
    ),
  ],
};
