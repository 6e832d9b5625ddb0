import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the row: `←` `→` turn, `Home` and `End` lead to the ends. `Tab` again goes to the picture: `Enter` opens it over the whole screen, `Escape` returns to it.',
    ru: '`Tab` встаёт на\u00a0ряд: `←` `→` листают, `Home` и\u00a0`End` ведут к\u00a0крайним. Ещё `Tab`\u00a0— к\u00a0снимку: `Enter` открывает его на\u00a0весь экран, `Esc` возвращает к\u00a0нему.',
  },
  screenReader: {
    en: 'A carousel with its name; every picture is read by its `alt`, and the button says that a window will open.',
    ru: 'Карусель с названием; снимок читается по `alt`, о полном экране сказано.',
  },
  do: [
    { en: 'Write an `alt` that says what is seen.', ru: 'Пишите в `alt`, что видно на снимке.' },
  ],
  dont: [
    {
      en: 'Put plans and documents into it: they want to be read.',
      ru: 'Класть в неё планы и документы: их читают.',
    },
  ],
};
