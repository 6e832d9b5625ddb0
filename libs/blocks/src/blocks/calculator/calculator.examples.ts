import type { BlockExamples } from '../../define-block/define-block.ts';
import type { CalculatorInput } from './calculator.schema.ts';

const disclaimer =
  'Семейная ипотека: 6\u00a0% годовых, кредит до\u00a012\u00a0млн\u00a0₽. ПСК\u00a06,0–6,7\u00a0%. Расчёт аннуитетный, без\u00a0страховки и\u00a0оценки. Оценивайте свои финансовые возможности и\u00a0риски. Актуально на\u00a020.11.2026.';

const minimal: CalculatorInput = {
  sum: 6_400_000,
  rate: 17.5,
  rateNew: 6,
  period: { current: 264, min: 12, max: 360 },
  disclaimer,
};

export const examples: BlockExamples<CalculatorInput> = {
  minimal,
  full: {
    ...minimal,
    title: 'Сколько сбережёт рефинансирование',
    text: 'Укажите остаток долга и\u00a0ставку из\u00a0графика платежей вашего банка.',
    action: { label: 'Обсудить со\u00a0специалистом', typeform: 'callSpecialist' },
  },
  edge: {
    ...minimal,
    sum: 1,
    rate: 5,
    period: { current: 12, min: 12, max: 13 },
    disclaimer: `${disclaimer} `.repeat(5).trim(),
  },
};
