import type { MethodExample } from '../../../core/define-method.ts';
import type { getNewsItem } from './get-news-item.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getNewsItem>[] = [
  {
    name: 'an item between two others',
    input: {
      alias: 'severnyj-svet-shkola',
    },
    result: {
      alias: 'severnyj-svet-shkola',
      title: '«Северный свет»: начали строить школу на 550 мест',
      lead: 'Забиты первые сваи. Школу откроем одновременно с заселением первых корпусов.',
      date: '2026-10-22',
      topic: 'Стройка',
      picture: {
        id: 'severny-hero',
        alt: 'ЖК «Северный свет» — графитовая башня и медные корпуса в сумерках, общий вид',
        width: 1600,
        height: 1000,
        colour: '#778689',
      },
      complex: { vendor: 'severny', name: 'Северный свет' },
      blocks: [
        {
          html: '<p>Участок школы примыкает к двору корпуса 4, дорогу переходить не придётся. В здании будут два спортивных зала, мастерские и библиотека с отдельным входом: вечером ею смогут пользоваться жители квартала.</p><p>Школу строим за свой счёт и передаём городу. Такой порядок закреплён в соглашении, подписанном весной.</p>',
          type: 'text',
        },
        {
          text: 'Подберём планировку в корпусах 1, 3, 4 и 5 и расскажем о сроках.',
          type: 'buttonform',
          label: 'Узнать о квартирах рядом',
          typeform: 'callRequest',
        },
      ],
      previous: {
        alias: 'svetlyj-dvor-skidka',
        title: '«Светлый двор»: минус 5 % на все свободные квартиры',
      },
      next: {
        alias: 'ofis-na-ligovskom-do-devyati',
        title: 'Офис на Лиговском работает до девяти вечера',
      },
    },
  },
];
