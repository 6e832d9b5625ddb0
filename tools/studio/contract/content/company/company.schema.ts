import * as v from 'valibot';
import { COUNTER_FORMS } from '@m30/api';
import { text } from '../../core/schemas.ts';
import { hinted, line, named, optionalLine } from '../named.ts';
import { ContactsSchema } from '../template/template.schema.ts';

const digits = (title: string, lengths: readonly number[]) =>
  named(
    title,
    v.pipe(
      text(30),
      v.check(
        (value) => /^\d+$/.test(value) && lengths.includes(value.length),
        `Цифр: ${lengths.join(' или ')}`,
      ),
    ),
  );

const colour = (title: string) =>
  v.optional(
    named(title, v.pipe(text(7), v.regex(/^#[\da-f]{6}$/i, 'Цвет шестью знаками: #1a6b4f'))),
  );

/** Who sells and signs, as contracts and statements name it. */
const LegalSchema = v.object({
  name: line('Полное наименование', 200),
  inn: digits('ИНН', [10, 12]),
  kpp: v.optional(digits('КПП', [9])),
  ogrn: digits('ОГРН', [13, 15]),
  address: line('Юридический адрес', 200),
  /** In the genitive, as a contract says it after «в лице». */
  signatory: optionalLine(
    'Кто подписывает договоры: «генерального директора Белова Олега Петровича, действующего на основании устава»',
    200,
  ),
});

/** The bank in which buyers' escrow accounts are opened. */
const EscrowBankSchema = v.object({
  title: line('Название, как его говорят', 80),
  name: line('Наименование в платёжных поручениях', 160),
  bic: digits('БИК', [9]),
  correspondent: digits('Корреспондентский счёт', [20]),
});

const PlaceSchema = v.object({
  city: line('Город: «Гатчина»', 60),
  where: line('Где продаёте: «в Гатчине и районе»', 80),
  of: line('Чего: «Гатчины и района»', 80),
});

/** Three colours by day; everything else is made of them so that it can be read. */
const ColoursSchema = v.object({
  accent: colour('Главное действие'),
  water: colour('Свободные лоты и платёж'),
  deep: colour('Тёмные плашки и подвал'),
});

/** {где}, {чего}, {компания} and {город} stand for the words above. */
const SeoSchema = v.object({
  hero: optionalLine('Первая строка главной', 80),
  home_title: optionalLine('Заголовок главной: {где}, {чего}, {компания}, {город}', 120),
  home_description: v.optional(named('Описание главной', text(300))),
  flats: optionalLine('Заголовок каталога', 120),
  complexes: optionalLine('Заголовок списка комплексов', 120),
});

const counter = (title: string, hint: string, [form, message]: readonly [RegExp, string]) =>
  v.optional(
    hinted(
      hint,
      named(
        title,
        v.pipe(
          text(64),
          v.check((value) => value === '' || form.test(value), message),
        ),
      ),
    ),
  );

/** Public ids; nothing is loaded of a counter without one, nor before a visitor's consent. */
const CountersSchema = v.object({
  metrika: counter(
    'Номер счётчика Яндекс Метрики',
    'metrika.yandex.ru, «Счётчики»: число рядом с именем сайта. В настройках счётчика включите электронную коммерцию, контейнер dataLayer',
    [COUNTER_FORMS.metrika, 'До 12 цифр'],
  ),
  pixel: counter(
    'Номер пикселя VK Рекламы',
    'ads.vk.com, «Сайты»: ID пикселя. В коде пикселя это число после id',
    [COUNTER_FORMS.pixel, 'До 12 цифр'],
  ),
  calltouch: counter(
    'Код счётчика Calltouch',
    'В коде, который даёт кабинет Calltouch: буквы и цифры после init.js?id=',
    [COUNTER_FORMS.calltouch, 'От 4 до 32 латинских букв и цифр'],
  ),
  comagic: counter(
    'Ключ сайта CoMagic или UIS',
    'В коде вставки из кабинета: строка в кавычках после setCsAccount',
    [COUNTER_FORMS.comagic, 'От 8 до 64 латинских букв, цифр, _ и -'],
  ),
  uis: v.optional(
    hinted(
      'В том же коде вставки стоит адрес, с которого он загружается: app.comagic.ru или app.uiscom.ru',
      named('Код этого ключа загружается с app.uiscom.ru', v.boolean()),
    ),
  ),
});

const settings = {
  legal: named('Юридическое лицо', LegalSchema),
  place: named('Город', PlaceSchema),
  colours: v.optional(named('Цвета', ColoursSchema)),
  law: v.optional(
    named(
      'Согласия',
      v.object({
        explicit: v.optional(named('Спрашивать каждое согласие галочкой', v.boolean())),
      }),
    ),
  ),
  bank: v.optional(named('Банк, где открывают эскроу', EscrowBankSchema)),
  counters: v.optional(named('Счётчики и коллтрекинг: только после согласия', CountersSchema)),
  seo: v.optional(named('Слова для поисковиков', SeoSchema)),
};

/** What the company is, besides menus and contacts: each fact stands in one of the two. */
export const CompanyBodySchema = v.strictObject(settings);

const { logo, tagline, phone, email, address } = ContactsSchema.entries;

/** What a new company is asked for before it has a site: a step of the set-up for each group. */
export const CompanyStartSchema = v.strictObject({
  contacts: named('Компания и контакты', v.object({ logo, tagline, phone, email, address })),
  legal: settings.legal,
  place: settings.place,
  colours: settings.colours,
  law: settings.law,
});

const FieldSchema = v.looseObject({ key: v.string() });

export const CompanySchema = v.object({
  /** Header, menus and footer are written: pages are shown. */
  is_set_up: v.boolean(),
  /** As {@link CompanyBodySchema}; `{}` while nobody has written it. */
  body: v.looseObject({}),
  /** Goes with every change: the second of two concurrent changes is refused. */
  revision: v.string(),
  /** How a form draws the body: `EditedField` of `@m30/blocks/server`. */
  fields: v.array(FieldSchema),
  /** The same of {@link CompanyStartSchema}. */
  start_fields: v.array(FieldSchema),
  /** What the installation still lacks, or shows that is not real, a Russian sentence each. */
  notes: v.array(v.string()),
  /** What a new company goes on with, and how much of it is there. */
  counts: v.object({
    complexes: v.number(),
    offices: v.number(),
    hosts: v.number(),
    pages: v.number(),
    staff: v.number(),
  }),
});
