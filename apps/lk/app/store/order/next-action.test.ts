import { expect, it } from 'vitest';
import { nextAction, ordersAtWork } from './next-action.ts';
import { order } from './order.examples.ts';

const step = (deadline: string | null) => ({ title: 'Подпишите договор', text: '', deadline });
const soon = order({ guid: 'soon', next_step: step('2026-11-22T23:59:00+03:00') });
const later = order({ guid: 'later', next_step: step('2026-12-01T23:59:00+03:00') });
const open = order({ guid: 'open', next_step: step(null) });
const stopped = order({ ...soon, guid: 'stopped', side_state: 'expired' });
const ours = order({ guid: 'ours', next_step: null });

it('the most urgent step comes first, one without a deadline last', () => {
  expect(nextAction([open, later, soon])?.guid).toBe('soon');
  expect(nextAction([ours, open])?.guid).toBe('open');
});

it('a stopped order asks for nothing', () => {
  expect(nextAction([stopped, ours])).toBeNull();
  expect(ordersAtWork([stopped, ours, soon]).map(({ guid }) => guid)).toEqual(['ours', 'soon']);
});
