import { callRequestOrderForm } from '@m30/api';
import { refuse } from '../../core/refuse.ts';
import { leadHandler } from '../../domain/lead/lead-handler.ts';

/** Answers `callRequestOrderForm`: a request for a lot that exists, a flat or any other. */
export const callRequestOrderFormHandler = leadHandler(
  callRequestOrderForm,
  {
    purpose: 'Заявка на квартиру',
    confirmation: 'Менеджер проверит квартиру и перезвонит ежедневно с 9:00 до 21:00.',
  },
  ({ apartment_guid }, { services }) => {
    const known = services.catalogue.snapshot.placed.has(apartment_guid.toLowerCase());
    if (!known) throw refuse(422, 'Такой квартиры нет');
  },
);
