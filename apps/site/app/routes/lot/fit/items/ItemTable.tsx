import { cornerOf, fieldName } from '../core/act.ts';
import { nameItems, rectOf } from '../core/item.ts';
import { roomOf, type Plan } from '../core/plan.ts';
import type { Fit } from '../state/use-fit.ts';
import { NumberCell } from './NumberCell.tsx';
import styles from './ItemTable.module.css';

export interface ItemTableProps {
  plan: Plan;
  fit: Fit;
}

/** All that stands on the plan, with sizes and places as figures: what is typed here moves it there. */
export function ItemTable({ plan, fit }: ItemTableProps) {
  const { items } = fit;
  if (items.length === 0) return null;
  const names = nameItems(items);
  return (
    <section className={styles.items} aria-labelledby="fit-items">
      <h2 id="fit-items">Что стоит на&nbsp;плане</h2>
      <p className={styles.note}>
        Сантиметры. Место отсчитано от&nbsp;левой и&nbsp;верхней стены комнаты; ширина
        и&nbsp;глубина самого предмета, как бы он ни&nbsp;был повёрнут.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">Предмет</th>
            <th scope="col">Ширина</th>
            <th scope="col">Глубина</th>
            <th scope="col">Комната</th>
            <th scope="col">Слева</th>
            <th scope="col">Сверху</th>
            <th scope="col">Повёрнут</th>
            <th scope="col">
              <span className="visually-hidden">Действия</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => {
            const name = names[at]?.name ?? '';
            const room = roomOf(plan, rectOf(item));
            const corner = cornerOf(plan, room);
            const cell = (field: 'width' | 'depth' | 'left' | 'top', value: number, of: string) => (
              <td data-label={of}>
                <NumberCell
                  name={fieldName(field, at)}
                  label={`${name}: ${of.toLowerCase()}, см`}
                  value={value}
                  onCommit={fit.apply}
                />
              </td>
            );
            return (
              <tr key={at} data-chosen={fit.chosen === at || undefined}>
                <td data-number="">{at + 1}</td>
                <th scope="row">{name}</th>
                {cell('width', item.width, 'Ширина')}
                {cell('depth', item.depth, 'Глубина')}
                <td data-label="Комната">
                  <select
                    name={fieldName('room', at)}
                    aria-label={`${name}: комната`}
                    value={room < 0 ? '' : room}
                    onChange={({ currentTarget: { form } }) => form && fit.apply(form)}
                  >
                    {room < 0 && <option value="">вне комнат</option>}
                    {plan.rooms.map((one, place) => (
                      <option key={`${place} ${one.name}`} value={place}>
                        {one.name}
                      </option>
                    ))}
                  </select>
                </td>
                {cell('left', item.left - corner.left, 'Слева')}
                {cell('top', item.top - corner.top, 'Сверху')}
                <td data-label="Повёрнут">{item.turn}°</td>
                <td className={styles.acts}>
                  <button type="submit" name="do" value={`turn.${at}`}>
                    Повернуть <span className="visually-hidden">{name}</span>
                  </button>
                  <button type="submit" name="do" value={`remove.${at}`}>
                    Убрать <span className="visually-hidden">{name}</span>
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <button type="submit" name="do" value="apply" className={styles.apply}>
        Применить размеры
      </button>
    </section>
  );
}
