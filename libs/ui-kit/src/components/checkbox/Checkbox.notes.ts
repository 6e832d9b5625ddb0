import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the box, `Space` ticks and unticks. As `radio` it behaves as in RadioGroup: arrows choose within the group.',
    ru: '`Tab` встаёт на\u00a0флажок, `Пробел` ставит и\u00a0снимает. Вид `radio` ведёт себя как в\u00a0RadioGroup: стрелки выбирают в\u00a0группе.',
  },
  screenReader: {
    en: 'A checkbox with its label; hint and error are read with it, an error marks it invalid.',
    ru: 'Флажок со своей подписью; ошибка читается вместе с ним.',
  },
  do: [
    {
      en: 'Word it affirmatively: a tick means yes.',
      ru: 'Пишите утвердительно: отметка значит «да».',
    },
    { en: 'Keep each consent apart.', ru: 'Каждое согласие — отдельный флажок.' },
  ],
  dont: [
    { en: 'Tick a consent ahead.', ru: 'Отмечать согласие заранее.' },
    {
      en: 'Take effect at once: that is a `Switch`.',
      ru: 'Менять что-то сразу: для этого есть `Switch`.',
    },
  ],
};
