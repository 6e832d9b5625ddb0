import * as v from 'valibot';
import { email, text } from '../../core/schemas.ts';
import { shownPhone, siteLink } from '../entry-fields.ts';
import { hinted, line, named } from '../named.ts';

const manyOf = <Schema extends v.GenericSchema<unknown, unknown>>(
  title: string,
  item: Schema,
  most: number,
) => named(title, v.pipe(v.array(item), v.maxLength(most, `Не больше ${most}`)));

const link = named('Страница', siteLink);
const linkFields = { label: line('Слова', 60), link };
const LinkSchema = v.object(linkFields);
const LinkItemSchema = named('Ссылка', LinkSchema);

/** A line of a menu; one with a sign opens in a tab of its own. */
const MenuLineSchema = v.object({
  ...linkFields,
  icon: v.optional(named('Знак: откроется в новой вкладке', text(40))),
});

const menu = (title: string) => manyOf(title, named('Пункт', MenuLineSchema), 24);
const links = manyOf('Ссылки', LinkItemSchema, 24);

const SocialSchema = v.object({
  icon: named(
    'Знак',
    v.picklist(['vk', 'telegram', 'rutube', 'youtube', 'ok', 'dzen', 'max'], 'Выберите знак'),
  ),
  label: line('Слова', 40),
  link: named(
    'Адрес',
    v.pipe(text(300), v.regex(/^https:\/\/[^\s/\\]\S*$/, 'Адрес целиком: https://…')),
  ),
});

/** How to reach the company, and what it calls itself. */
export const ContactsSchema = v.object({
  logo: line('Название на логотипе', 40),
  tagline: named(
    'Под логотипом',
    v.object({
      main: line('Кто мы'),
      additional: hinted(
        'Продолжение слова «звоните»: ежедневно с 9 до 21',
        line('Когда отвечаем'),
      ),
    }),
  ),
  phone: named('Телефон', shownPhone),
  email: named('Почта', email),
  address: named('Адрес', v.object({ value: line('Адрес', 200), caption: line('Что там') })),
  copyright: line('Строка об авторском праве', 160),
  social: manyOf('Страницы в сетях', named('Сеть', SocialSchema), 12),
});

const column = { label: line('Заголовок столбца', 60), link: v.optional(link) };

const site = v.object({
  menu_main: menu('Главное меню'),
  menu_header: menu('Меню над главным'),
  menu_footer: manyOf(
    'Столбцы подвала',
    named(
      'Столбец',
      v.object({
        ...column,
        blocks: manyOf(
          'Списки столбца',
          named(
            'Список',
            v.object({ caption: v.optional(named('Подзаголовок', text(60))), elements: links }),
          ),
          8,
        ),
      }),
    ),
    8,
  ),
  center: v.optional(named('Кнопка «Центр современного строительства»', siteLink)),
  privacy_policy: named('Политика о персональных данных', LinkSchema),
  legal: v.optional(named('Правовая строка подвала', text(900))),
  legal_link: v.optional(named('Ссылка за ней', LinkSchema)),
  instruction: v.optional(named('PDF о том, как войти в кабинет', siteLink)),
});

const account = v.object({
  caption: line('Под телефоном'),
  privacy: line('Слова у политики о персональных данных', 300),
  menu_header: manyOf(
    'Меню кабинета',
    named(
      'Пункт',
      v.object({ ...MenuLineSchema.entries, starts: v.optional(named('С черты', v.boolean())) }),
    ),
    30,
  ),
  menu_footer: manyOf(
    'Столбцы подвала',
    named('Столбец', v.object({ ...column, elements: links })),
    8,
  ),
});

/** What stands around every page, and what the company says of itself there; each fact once. */
export const TemplateBodySchema = v.strictObject({
  company: named('Компания', ContactsSchema),
  site: named('Сайт', site),
  account: named('Кабинет', account),
});

/** How a form draws the body: `EditedField` of `@m30/blocks/server`. */
const FieldSchema = v.looseObject({ key: v.string() });

export const TemplateSchema = v.object({
  /** As {@link TemplateBodySchema}; of a site that is not set up, without what nobody has written. */
  body: v.looseObject({}),
  /** Goes with every change: the second of two concurrent changes is refused. */
  revision: v.string(),
  fields: v.array(FieldSchema),
});
