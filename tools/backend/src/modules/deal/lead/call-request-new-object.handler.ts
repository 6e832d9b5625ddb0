import { callRequestNewObject } from '@m30/api';
import { leadHandler } from './lead-handler.ts';

export const callRequestNewObjectHandler = leadHandler(callRequestNewObject, {
  purpose: 'Сообщить о старте продаж',
  confirmation: 'Позвоним, как только начнутся продажи.',
});
