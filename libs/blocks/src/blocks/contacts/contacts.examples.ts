import type { BlockExamples } from '../../define-block/define-block.ts';
import type { ContactsInput } from './contacts.schema.ts';

export const examples: BlockExamples<ContactsInput> = {
  minimal: { items: [{ title: 'Пресс-служба', email: 'press@meridian30.example' }] },
  full: {
    title: 'Где нас найти',
    text: 'Приезжайте без\u00a0записи или\u00a0позвоните, чтобы вас ждали.',
    link: { label: 'Все офисы', link: '/kontakty' },
    items: [
      {
        title: 'Центральный офис',
        address: 'Санкт-Петербург, Лиговский\u00a0пр., 87',
        coordinate: [59.9206, 30.3556],
        phones: ['+7\u00a0(812)\u00a0330-30-30'],
        email: 'dom@meridian30.example',
        working: ['Ежедневно с\u00a09:00 до\u00a021:00', '31\u00a0декабря до\u00a015:00'],
        notes: ['Вход с\u00a0проспекта, третий этаж', 'Три места для\u00a0гостей во\u00a0дворе'],
        picture: {
          id: 'office',
          alt: 'Переговорная центрального офиса',
          width: 1280,
          height: 800,
          colour: '#a5a09a',
        },
        action: { label: 'Записаться на\u00a0встречу', typeform: 'callRequest' },
      },
      {
        title: 'Служба заботы о\u00a0жителях',
        phones: ['+7\u00a0(812)\u00a0330-30-30, доб. 2'],
        working: ['Круглосуточно'],
        action: { label: 'Написать в\u00a0кабинете', link: '/lk/support' },
      },
    ],
  },
  edge: {
    items: Array.from({ length: 6 }, (_, index) => ({
      title: index % 2 ? 'Офис' : 'Дополнительныйофисобслуживаниясобственников',
      address:
        'Ленинградская область, Всеволожский район, Мурино, Воронцовский бульвар, 12, корпус\u00a03, помещение 14-Н',
      phones: ['+7\u00a0(812)\u00a0330-30-30', '8\u00a0800\u00a0330-30-30'],
      notes: ['Пояснение о\u00a0проезде. '.repeat(10).trim()],
    })),
  },
};
