import { defineForm } from '@m30/forms';

/** Rooms of a flat by what the method takes. */
export const ROOMS = [
  { id: 'studio', label: 'Студия' },
  { id: '1', label: '1 комната' },
  { id: '2', label: '2 комнаты' },
  { id: '3', label: '3 комнаты' },
  { id: '4', label: '4 и больше' },
] as const;

type Rooms = (typeof ROOMS)[number]['id'];

const isRooms = (text: string): text is Rooms => ROOMS.some(({ id }) => id === text);

/** What a flat is worth that is to go towards the price of a new one. */
export const tradeInForm = defineForm({
  name: 'tradeIn',
  method: 'Form.CallRequestTradeIn',
  goal: 'consultation_send',
  defaults: { address: '', rooms: '', area: '', floor: '', floors: '', name: '', phone: '' },
  words: { title: 'Оценить квартиру', submitLabel: 'Узнать цену' },
  payload: ({ rooms, ...values }, { fullPath }) => ({
    ...values,
    rooms: isRooms(rooms) ? rooms : 'studio',
    url: fullPath,
  }),
});
