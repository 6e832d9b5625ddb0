import { defineLetter } from '../../../kernel/letter/define-letter.ts';
import { line, link } from '../../../kernel/letter/value.ts';

const NAME = line('имя', 'Имя сотрудника', 'Дарья');
const LINK = link(
  'ссылка',
  'Личная ссылка, действует неделю',
  'https://meridian30.example/studio/priglashenie#key',
);
const ONCE = 'Ссылка действует неделю и сработает один раз. Никому её не пересылайте.';

export const invitationLetter = defineLetter({
  id: 'staff-invitation-mail',
  group: 'staff',
  title: 'Приглашение в Студию',
  when: 'Новому сотруднику, когда его приглашает администратор',
  why: 'Вас пригласили работать в Студии сайта.',
  values: {
    name: NAME,
    by: line('кто', 'Кто приглашает', 'Сафина Дарья'),
    role: line('роль', 'Роль в Студии', 'редактор'),
    link: LINK,
  },
  subject: 'Приглашение в Студию',
  text: [
    'Здравствуйте, {{имя}}!',
    '{{кто}} приглашает вас в Студию, рабочую сторону сайта. Ваша роль: {{роль}}.',
    'Принять приглашение: {{ссылка}}',
    ONCE,
  ].join('\n\n'),
});

export const accessResetLetter = defineLetter({
  id: 'staff-reset-mail',
  group: 'staff',
  title: 'Новый доступ в Студию',
  when: 'Сотруднику, доступ которого сбросил администратор',
  why: 'У вас есть доступ в Студию сайта.',
  values: { name: NAME, link: LINK },
  subject: 'Новый доступ в Студию',
  text: [
    'Здравствуйте, {{имя}}!',
    'Ваш доступ в Студию сброшен: по ссылке можно задать новый пароль и второй фактор.',
    'Задать пароль: {{ссылка}}',
    ONCE,
  ].join('\n\n'),
});
