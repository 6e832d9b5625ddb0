import type { CalculatorKind } from '../calculator-query.ts';

/** Title of the page with each of its calculators. */
export const titles: Readonly<Record<CalculatorKind, string>> = {
  mortgage: 'Ипотечный калькулятор',
  refinancing: 'Сколько вернёт рефинансирование',
  instalment: 'Рассчитать рассрочку',
};
