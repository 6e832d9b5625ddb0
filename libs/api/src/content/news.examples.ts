import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './news.methods.ts';

export const newsExamples: ExamplesOf<typeof methods> = {
  'Content.GetNews': [
    {
      name: 'the newest three',
      input: {
        pageSize: 3,
      },
      result: {
        total: 12,
        choices: {
          years: [2026],
          topics: ['Благоустройство', 'Ипотека', 'Компания', 'Продажи', 'Стройка'],
          complexes: [
            { id: 'kanal', label: 'Канал 9' },
            { id: 'svetly', label: 'Светлый двор' },
          ],
        },
        news: [
          {
            alias: 'kanal-9-kladka-sedmogo-etazha',
            title: '«Канал 9»: закончили кладку седьмого этажа в корпусе 2',
            lead: 'До кровли осталось три этажа. Параллельно ставим окна на втором и третьем.',
            date: '2026-11-18',
            topic: 'Стройка',
            picture: {
              id: 'kanal-facade',
              alt: 'ЖК «Канал 9» — девятиэтажный кирпичный квартал у канала, фронтальный вид фасада',
              width: 1600,
              height: 1000,
              colour: '#8a8480',
            },
          },
          {
            alias: 'semejnaya-ipoteka-noyabr',
            title: 'Семейная ипотека в ноябре: три банка, 6 % и взнос от 20,1 %',
            lead: 'Собрали условия, которые действуют во всех наших комплексах, и разобрали их на примере.',
            date: '2026-11-13',
            topic: 'Ипотека',
            picture: {
              id: 'keys',
              alt: 'Связка ключей от квартиры на плане этажа',
              width: 1200,
              height: 750,
              colour: '#acaeac',
            },
          },
          {
            alias: 'zaliv-dvadcatyj-etazh',
            title: '«Залив»: башня 2 поднялась выше двадцатого этажа',
            lead: 'Теперь она видна с набережной Макарова. Монолитные работы закончим в марте.',
            date: '2026-11-06',
            topic: 'Стройка',
            picture: {
              id: 'zaliv-aerial',
              alt: 'ЖК «Залив» — стеклянные башни на стилобате у залива, вид с высоты, генплан',
              width: 1280,
              height: 800,
              colour: '#55534e',
            },
          },
        ],
      },
    },
    {
      name: 'news of one complex',
      input: {
        complex: 'svetly',
      },
      result: {
        total: 2,
        choices: {
          years: [2026],
          topics: ['Благоустройство', 'Ипотека', 'Компания', 'Продажи', 'Стройка'],
          complexes: [
            { id: 'kanal', label: 'Канал 9' },
            { id: 'svetly', label: 'Светлый двор' },
          ],
        },
        news: [
          {
            alias: 'svetlyj-dvor-skidka',
            title: '«Светлый двор»: минус 5 % на все свободные квартиры',
            lead: 'До конца года сданный дом стоит дешевле строящегося по соседству.',
            date: '2026-10-15',
            topic: 'Продажи',
            picture: {
              id: 'svetly-hero',
              alt: 'ЖК «Светлый двор» — белые дома с деревянными лоджиями на зелёной улице, общий вид',
              width: 1600,
              height: 1000,
              colour: '#6a7165',
            },
          },
          {
            alias: 'svetlyj-dvor-biblioteka',
            title: 'В «Светлом дворе» открылась соседская библиотека',
            lead: 'Книги принесли жители, полки сделали мы. Ключ висит у консьержа корпуса 3.',
            date: '2026-07-16',
            topic: 'Компания',
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
  ],
  'Content.GetNewsItem': [
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
  ],
  'Content.GetNewsPreview': [
    {
      name: 'a draft',
      input: {
        alias: 'severnyj-svet-shkola',
        preview: '1795000000.lN7dZ0hPzYk2oB4cQ8vW1xS3uT5rE6yA9iG7fJ0kL2M',
      },
      result: {
        item: {
          alias: 'severnyj-svet-shkola',
          title: 'Новость, которую ещё согласуют',
          lead: 'Появится после согласования.',
          date: '2026-12-01',
          topic: 'Компания',
          picture: null,
          complex: null,
          blocks: [{ type: 'text', html: '<p>Подробности позже.</p>' }],
          previous: null,
          next: null,
        },
        notes: ['Черновик: новости ещё нет на сайте'],
      },
    },
  ],
};
