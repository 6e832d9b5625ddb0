import type { WorkStage, WorkState } from '../../../src/modules/estate/types.ts';

/** What is done in the months of a stage, one entry a month; the last one holds on. */
const WORKS: Readonly<Record<Exclude<WorkStage, 'frame' | 'facade'>, readonly string[]>> = {
  site: ['площадку огородили, переносим сети'],
  pit: [
    'забили шпунт и начали вынимать грунт',
    'котлован дошёл до половины глубины',
    'дно котлована спланировано, готовим бетонную подготовку',
  ],
  foundation: [
    'забиваем сваи',
    'срубаем оголовки свай и кладём гидроизоляцию',
    'вяжем арматуру плиты',
    'плита фундамента залита целиком',
  ],
  parking: ['поднимаем стены подземного этажа', 'перекрыли подземный этаж, вышли на ноль'],
  finishing: [
    'штукатурим места общего пользования',
    'монтируем и настраиваем лифты',
    'испытываем отопление и сети',
    'убираем квартиры и озеленяем двор',
  ],
  keys: ['дом введён, выдаём ключи', 'заселение продолжается, отвечаем на заявки новосёлов'],
};

/** State of a building in this month and in the one before. */
export interface Step {
  name: string;
  now: WorkState;
  before: WorkState;
  /** Months that the stage has lasted, this one included. */
  inStage: number;
}

/** What was done in a month: a sentence for each group of buildings with the same news. */
export function sayMonth(steps: readonly Step[]): string {
  const groups = Map.groupBy(steps, sayStep);
  return [...groups]
    .map(([words, some]) => `${sayNames(some.map(({ name }) => name))}: ${words}.`)
    .join(' ');
}

function sayStep({ now, before, inStage }: Step): string {
  const { stage, frame, facade } = now;
  if (stage !== 'frame' && stage !== 'facade') {
    return WORKS[stage][Math.min(inStage, WORKS[stage].length) - 1] ?? '';
  }
  const wall = facade > before.facade ? `фасад закрыт до ${ordinal(facade)} этажа` : '';
  const bones = frame > before.frame ? `залит каркас ${ordinal(frame)} этажа` : '';
  return [bones, wall].filter(Boolean).join(', ') || 'кладём перегородки и ставим окна';
}

/** «6-го», never broken at its hyphen. */
const ordinal = (number: number) => `${number}\u2060-\u2060го`;

/** «Корпуса 1–3», «Корпус 5». */
function sayNames(names: readonly string[]): string {
  const numbers = names.flatMap((name) => (/^Корпус (\d+)$/.exec(name) ?? []).slice(1));
  if (numbers.length !== names.length || numbers.length === 1) return names.join(', ');
  const first = Number(numbers[0]);
  const inRow = numbers.every((number, index) => Number(number) === first + index);
  return inRow && numbers.length > 2
    ? `Корпуса ${first}–${numbers.at(-1)}`
    : `Корпуса ${numbers.slice(0, -1).join(', ')} и ${numbers.at(-1)}`;
}
