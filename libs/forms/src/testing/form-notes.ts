import type { ComponentNotes } from '@m30/ui-kit/testing';

/** What all lead forms have in common: their shell. */
export const formNotes: Pick<ComponentNotes, 'keyboard' | 'screenReader'> = {
  keyboard: {
    en: '`Tab` goes along the fields, `Enter` in a field sends. A wrong field takes the focus; after sending it goes to the confirmation.',
    ru: '`Tab` ведёт по полям, `Enter` в поле отправляет. Неверное поле получает фокус; после отправки он переходит к подтверждению.',
  },
  screenReader: {
    en: 'Errors stand beside their fields and are read with them; a lost answer is an alert, the confirmation a status.',
    ru: 'Ошибки читаются вместе с полями; потерянный ответ объявляется, подтверждение читается.',
  },
};
