import { formatArea, formatNumber, formatQuarter } from '@m30/ui-kit/format';
import { ceilingWords, powerWords } from '../shared/premises-words.ts';
import type { PremisesPageUnit } from './UnitPage.tsx';

/** Rows of the parameters table; a fact that a unit does not have is left out. */
export function unitFacts(unit: PremisesPageUnit): [name: string, value: string][] {
  const rows: [string, string | null][] = [
    ['Площадь', formatArea(unit.area)],
    ['Высота потолка', ceilingWords(unit)],
    ['Мощность', powerWords(unit)],
    ['Вход', entranceWords(unit)],
    [
      'Витрина',
      unit.shopWindow > 0 ? `${formatNumber(unit.shopWindow, 1)}\u00a0м остекления` : null,
    ],
    ['Разгрузка', unit.loading ? 'отдельная дверь' : null],
    ['Окна', unit.sides.join(', ') || null],
    ['Метро', unit.metro && `${unit.metro.name}, ${unit.metro.minutes}\u00a0мин пешком`],
    ['Адрес', unit.address],
    ['Ключи', formatQuarter(unit.handover)],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** A way in that is not described is one of its own, or is not known. */
function entranceWords({ ownEntrance, entrance }: PremisesPageUnit): string | null {
  if (entrance === '') return ownEntrance ? 'отдельный' : null;
  return `${ownEntrance ? 'отдельный' : 'через вестибюль'}, ${entrance}`;
}
