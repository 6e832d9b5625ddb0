import type { OwnOrder } from './statuses.ts';

/** «Ваша бронь» while the hold runs, «Ваш заказ» after it. */
export const ownWords = ({ until }: OwnOrder): string =>
  until ? 'Ваша\u00a0бронь' : 'Ваш\u00a0заказ';
