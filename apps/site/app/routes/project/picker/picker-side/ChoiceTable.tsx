import { areaWords, offerName, priceWords } from '../data/offer-words.ts';
import type { Choice, PickerData } from '../data/picker-data.ts';
import type { Marked } from '../picker-stage/PickerStage.tsx';
import styles from './PickerSide.module.css';

export interface ChoiceTableProps extends Marked {
  picker: PickerData;
}

/** Floors from top to bottom, or buildings; the link of a row covers it. */
export function ChoiceTable({ picker, active, onActive }: ChoiceTableProps) {
  const { choices, state } = picker;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{state.genplan ? 'Корпуса' : 'Этажи'}</caption>
      <thead>
        <tr>
          <th scope="col">{state.genplan ? 'Корпус' : 'Этаж'}</th>
          <th scope="col">{state.genplan ? 'Квартир' : 'Подходит'}</th>
          <th scope="col">Площадь, м²</th>
          <th scope="col">Цена, млн&nbsp;₽</th>
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <tr
            key={choice.id}
            data-row={choice.id}
            data-none={choice.count === 0 || undefined}
            data-active={choice.id === active || undefined}
            onPointerEnter={() => onActive(choice.id)}
            onPointerLeave={() => onActive(null)}
            onFocus={() => onActive(choice.id)}
            onBlur={() => onActive(null)}
          >
            <th scope="row">
              <a
                href={choice.href}
                data-keep-scroll=""
                aria-label={offerName(choice.title, choice, !state.genplan)}
                aria-current={choice.current && !state.genplan ? 'true' : undefined}
              >
                {choice.sign}
              </a>
            </th>
            <td>{countWords(choice, state.genplan)}</td>
            <td>{areaWords(choice)}</td>
            <td>{priceWords(choice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function countWords({ count, total, upcoming }: Choice, genplan: boolean): string {
  if (upcoming) return 'скоро в\u00a0продаже';
  if (count === 0) return 'нет';
  return genplan ? String(count) : `${count} из\u00a0${total}`;
}
