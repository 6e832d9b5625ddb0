import { callRequestShowRoom } from '@m30/api';
import { leadHandler } from './lead-handler.ts';

export const callRequestShowRoomHandler = leadHandler(callRequestShowRoom, {
  purpose: 'Запись в шоурум',
  confirmation: 'Позвоним, чтобы выбрать удобный день для визита в шоурум.',
});
