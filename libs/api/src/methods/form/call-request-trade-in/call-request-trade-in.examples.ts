import type { MethodExample } from '../../../core/define-method.ts';
import { leadExamples } from '../../shared/lead-examples.ts';
import type { callRequestTradeIn } from './call-request-trade-in.method.ts';

const flat = { address: 'Санкт-Петербург, Бухарестская ул., 30', area: 44.5, floor: 3, floors: 9 };

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof callRequestTradeIn>[] = leadExamples({
  least: { url: '/trade-in', rooms: '2' as const, ...flat },
  full: { url: '/trade-in?utm_source=yandex', rooms: 'studio' as const, ...flat },
  says: 'Оценщик позвонит и назовёт диапазон цены.',
});
