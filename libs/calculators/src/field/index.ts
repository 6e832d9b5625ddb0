export { exactMoney, money, percent, roubles } from './notation.ts';
export { NumberText } from './NumberText.tsx';
export { RulerField, type NumberNotation } from './RulerField.tsx';
export { RulerSlider } from './RulerSlider.tsx';
