import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'The focus goes to the pictures: `←` `→` turn, `Home` and `End` lead to the ends. `Tab` stays within, `Escape` closes and returns the focus where it was.',
    ru: 'Фокус встаёт на\u00a0снимки: `←` `→` листают, `Home` и\u00a0`End` ведут к\u00a0крайним. `Tab` остаётся внутри, `Esc` закрывает и\u00a0возвращает фокус туда, где был.',
  },
  screenReader: {
    en: 'A modal window with its name; caption and counter are announced as the picture changes.',
    ru: 'Окно с названием; подпись и счётчик читаются при смене снимка.',
  },
  do: [{ en: 'Open it from the picture itself.', ru: 'Открывайте с самого снимка.' }],
  dont: [{ en: 'Open it by itself.', ru: 'Открывать без нажатия.' }],
};
