import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './action.methods.ts';

const ticket = '3f2e1d0c-9b8a-4776-8655-443322110011';

/** Calls of each method; tests and stories use them. */
export const actionExamples: ExamplesOf<typeof methods> = {
  'Actions.List': [
    {
      name: 'answering tickets',
      input: {},
      result: {
        actions: [
          {
            name: 'ticket.close',
            summary: 'Закрывает обращение',
            shows: 'обращение закрыто, об\u00a0этом уведомление; открыть его снова можно',
            fields: [
              {
                name: 'ticket',
                label: 'Обращение',
                kind: 'guid',
                options: {},
                most: null,
                required: true,
              },
            ],
          },
        ],
      },
    },
  ],
  'Actions.Run': [
    {
      name: 'a ticket is closed',
      input: { name: 'ticket.close', fields: { ticket } },
      result: { message: 'Обращение закрыто' },
    },
  ],
  'Work.List': [
    {
      name: 'tickets',
      input: {},
      result: {
        work: [
          {
            name: 'tickets',
            title: 'Обращения',
            total: 1,
            items: [
              {
                guid: ticket,
                title: 'Обращение № 12',
                facts: [{ label: 'Тема', value: 'Приёмка' }],
                texts: [],
                files: [],
                actions: [{ name: 'ticket.close', given: { ticket }, suggested: {} }],
              },
            ],
          },
        ],
      },
    },
  ],
};
