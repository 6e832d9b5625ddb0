import { defineLetter } from '../../../kernel/letter/define-letter.ts';
import { ending, items, line, link } from '../../../kernel/letter/value.ts';

const flat = (about: string, price: string) => ({
  lines: [about, price],
  picture: {
    src: 'https://meridian30.example/media/kanal-hero-320.jpg',
    ...{ alt: 'Вид из окна на юг', ratio: 0.625 },
  },
  link: 'https://meridian30.example/kvartiry/kanal-2-49',
});

export const searchLetter = defineLetter({
  id: 'search-mail',
  group: 'news',
  title: 'Новое в подборке',
  when: 'На подтверждённую почту, когда в сохранённой подборке появились квартиры или цена стала ниже',
  why: 'Вы сохранили подборку квартир и попросили писать о новом в ней.',
  values: {
    name: line('имя', 'Имя покупателя', 'Ольга'),
    search: line('подборка', 'Название подборки', 'Двушки у воды'),
    what: line('что нового', 'Что нового, для темы', 'новые квартиры, цены ниже'),
    fresh: items('новые', 'Новые квартиры, если они есть', [
      flat('2-комнатная, 58,4 м², этаж 7 из 12, «Канал 9», корпус 2, № 49', '14 650 000 ₽'),
    ]),
    cheaper: items('подешевевшие', 'Квартиры, которые стали дешевле, если они есть', [
      flat(
        '2-комнатная, 61 м², этаж 3 из 12, «Канал 9», корпус 1, № 17',
        '13 900 000 ₽ вместо 14 300 000 ₽',
      ),
    ]),
    all: link('вся подборка', 'Подборка в каталоге', 'https://meridian30.example/katalog?rooms=2'),
    settings: link(
      'настройки',
      'Страница, где подборку меняют',
      'https://meridian30.example/podborka/key',
    ),
    ending: ending('Не присылать писем об этой подборке'),
  },
  subject: 'Подборка «{{подборка}}»: {{что нового}}',
  text: [
    'Здравствуйте, {{имя}}.',
    'Новые квартиры в продаже:\n{{новые}}',
    'Цена снизилась:\n{{подешевевшие}}',
    'Вся подборка «{{подборка}}»: {{вся подборка}}',
    'Назвать иначе, писать реже или удалить: {{настройки}}',
  ].join('\n\n'),
});
