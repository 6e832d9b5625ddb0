import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes along fields, banks and the schedule; in a field `Enter` takes the number, without script it sends the form.',
    ru: '`Tab` ведёт по полям, банкам и графику; в поле `Enter` принимает число, без скрипта отправляет форму.',
  },
  screenReader: {
    en: 'Values are said with their units; the result is announced when it changes.',
    ru: 'Значения читаются с единицами, итог — при изменении.',
  },
  do: [
    {
      en: 'Keep its state in the address: it can be sent.',
      ru: 'Храните состояние в адресе: им делятся.',
    },
  ],
  dont: [
    {
      en: 'Put two on a page: they share the address.',
      ru: 'Ставить два на страницу: адрес один.',
    },
  ],
};
