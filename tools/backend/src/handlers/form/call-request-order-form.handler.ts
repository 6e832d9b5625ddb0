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
  (input, { services }) => {
    const { placed } = services.catalogue.snapshot;
    const asked = input.apartment_guid.toLowerCase();
    const lot = placed.get(asked) ?? [...placed.values()].find(({ id }) => id === asked);
    if (!lot) throw refuse(422, 'Такой квартиры нет');
    return { ...input, apartment_guid: lot.guid };
  },
);
