import { defineLetter } from '../../../../kernel/letter/define-letter.ts';
import { line, link, words } from '../../../../kernel/letter/value.ts';

export const importWaitsLetter = defineLetter({
  id: 'import-waits-mail',
  group: 'staff',
  title: 'Импорт ждёт решения',
  when: 'Сотрудникам, когда файл источника отличается от сайта и сам не записывается',
  why: 'На этот адрес сайт сообщает об импорте.',
  values: {
    source: line('источник', 'Как источник назван в Студии', 'Фид отдела продаж'),
    file: line('файл', 'Имя файла', 'flats.xml'),
    summary: line('разница', 'Что изменится', 'новых лотов 3, изменится 12'),
    page: link('страница', 'Источник в Студии', 'https://meridian30.example/studio/imports'),
  },
  subject: 'Импорт ждёт решения: {{источник}}',
  text: [
    'Файл «{{файл}}» отличается от сайта: {{разница}}.',
    'Посмотрите разницу и запишите её или откажитесь: {{страница}}',
  ].join('\n\n'),
});

export const importFailedLetter = defineLetter({
  id: 'import-failed-mail',
  group: 'staff',
  title: 'Импорт не удался',
  when: 'Сотрудникам, когда файл источника не получен или в нём ошибки',
  why: 'На этот адрес сайт сообщает об импорте.',
  values: {
    source: line('источник', 'Как источник назван в Студии', 'Фид отдела продаж'),
    reason: words('причина', 'Что не так', 'По этому адресу файла нет: ответ 404'),
    page: link('страница', 'Источник в Студии', 'https://meridian30.example/studio/imports'),
  },
  subject: 'Импорт не удался: {{источник}}',
  text: [
    '{{причина}}',
    'На сайте всё осталось как было. По расписанию попробуем снова; если причина останется той же, второго письма не будет.',
    '{{страница}}',
  ].join('\n\n'),
});
