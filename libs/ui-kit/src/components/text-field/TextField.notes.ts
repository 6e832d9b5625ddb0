import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: "Keys as of the system's field; `Tab` goes on, `Enter` sends the form.",
    ru: 'Клавиши\u00a0— как у\u00a0поля системы; `Tab` ведёт дальше, `Enter` отправляет форму. Подсказка и\u00a0ошибка читаются вместе с\u00a0полем.',
  },
  screenReader: {
    en: 'A text field named by its label; hint and error are read with it, and an error marks it invalid.',
    ru: 'Поле с подписью; подсказка и ошибка читаются с ним, ошибка отмечает его неверным.',
  },
  do: [
    {
      en: 'Give `autoComplete`: browsers fill it in.',
      ru: 'Давайте `autoComplete`: браузер заполнит сам.',
    },
    { en: 'Write an error that says what to do.', ru: 'Пишите в ошибке, что сделать.' },
  ],
  dont: [
    { en: 'Put the label into `placeholder`.', ru: 'Писать подпись в `placeholder`.' },
    {
      en: 'Check while it is typed: check when it is left.',
      ru: 'Проверять на каждой букве: проверяйте, когда поле покинули.',
    },
  ],
};
