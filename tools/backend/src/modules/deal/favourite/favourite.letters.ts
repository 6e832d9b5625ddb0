import { defineLetter } from '../../../kernel/letter/define-letter.ts';
import { ending, items, line, link } from '../../../kernel/letter/value.ts';

const flat = (name: string, price: string) => ({
  lines: [name, price],
  link: 'https://meridian30.example/kvartiry/kanal-2-49',
});

export const favouriteLetter = defineLetter({
  id: 'favourite-mail',
  group: 'news',
  title: 'Новое в избранном',
  when: 'На подтверждённую почту, когда лот из избранного освободился или стал дешевле',
  why: 'Вы попросили писать о лотах из избранного.',
  values: {
    name: line('имя', 'Имя покупателя', 'Ольга'),
    what: line('что нового', 'Что нового, для темы', 'цены ниже, лот освободился'),
    freed: items('освободились', 'Лоты, которые снова в продаже, если они есть', [
      flat('Квартира № 49, «Канал 9», корпус 2', '14 650 000 ₽'),
    ]),
    cheaper: items('подешевевшие', 'Лоты, которые стали дешевле, если они есть', [
      flat('Квартира № 17, «Канал 9», корпус 1', '13 900 000 ₽ вместо 14 300 000 ₽'),
    ]),
    all: link('избранное', 'Страница избранного', 'https://meridian30.example/izbrannoe'),
    ending: ending('Не присылать писем об избранном'),
  },
  subject: 'Избранное: {{что нового}}',
  text: [
    'Здравствуйте, {{имя}}.',
    'Снова в продаже:\n{{освободились}}',
    'Цена снизилась:\n{{подешевевшие}}',
    'Всё избранное: {{избранное}}',
  ].join('\n\n'),
});
