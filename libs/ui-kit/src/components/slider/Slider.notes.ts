import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the row, then at what is in sight within it, then at the buttons. In the row and on the buttons `←` `→` turn, `Home` and `End` lead to the ends.',
    ru: '`Tab` встаёт на\u00a0ряд, затем на\u00a0то, что в\u00a0нём видно, затем на\u00a0кнопки. В\u00a0ряду и\u00a0на\u00a0кнопках `←` `→` листают, `Home` и\u00a0`End` ведут к\u00a0крайним.',
  },
  screenReader: {
    en: 'A carousel with its name; the counter is announced when it is turned, hidden slides are not read.',
    ru: 'Карусель с названием; счётчик читается при листании.',
  },
  do: [{ en: 'Let a part of the next slide be seen.', ru: 'Пусть видна часть следующего.' }],
  dont: [
    {
      en: 'Turn it by a clock: nobody finishes reading.',
      ru: 'Листать по часам: дочитать не успеют.',
    },
  ],
};
