import type { MethodExample } from '../../../core/define-method.ts';
import type { getOffices } from './get-offices.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getOffices>[] = [
  {
    name: 'three offices',
    input: {},
    result: {
      offices: [
        {
          alias: 'ligovsky',
          title: 'Центральный офис',
          address: 'Санкт-Петербург, Лиговский пр., 87',
          coordinate: [59.9206, 30.3556],
          phone: '+7 (812) 330-30-30',
          working: [
            {
              text: 'Ежедневно с 9:00 до 21:00',
            },
            {
              text: '31 декабря до 15:00, 1 января выходной',
            },
          ],
          notification: [
            'Две минуты от метро «Лиговский проспект», вход с проспекта, третий этаж',
            'Есть детский уголок и три места для гостей во дворе',
          ],
          picture: {
            id: 'office',
            alt: 'Офис продаж: стойка администратора, макет квартала и зона отдыха',
            width: 1280,
            height: 800,
            colour: '#6a5e4e',
          },
        },
        {
          alias: 'kurskaya',
          title: 'Шоурум «Канал 9»',
          address: 'Санкт-Петербург, Курская ул., 9',
          coordinate: [59.911, 30.356],
          phone: '+7 (812) 330-30-30',
          working: [
            {
              text: 'Вторник — воскресенье с 10:00 до 20:00',
            },
            {
              text: 'Понедельник — выходной',
            },
          ],
          notification: [
            'Показываем квартиру с отделкой и макет квартала',
            'Каски и сапоги выдаём на месте',
          ],
          picture: {
            id: 'kanal-street',
            alt: 'ЖК «Канал 9» — девятиэтажный кирпичный квартал у канала, улица с магазинами и кафе на первом этаже',
            width: 1280,
            height: 800,
            colour: '#81878c',
          },
        },
        {
          alias: 'murino',
          title: 'Офис в «Светлом дворе»',
          address: 'Ленинградская область, Мурино, Воронцовский бул., 12',
          coordinate: [60.05, 30.439],
          phone: '+7 (812) 330-30-30',
          working: [
            {
              text: 'Ежедневно с 10:00 до 19:00',
            },
          ],
          notification: ['Покажем готовые квартиры в день обращения', 'Здесь же выдаём ключи'],
          picture: {
            id: 'svetly-courtyard',
            alt: 'ЖК «Светлый двор» — белые дома с деревянными лоджиями на зелёной улице, благоустроенный двор',
            width: 1280,
            height: 800,
            colour: '#77765e',
          },
        },
      ],
    },
  },
];
