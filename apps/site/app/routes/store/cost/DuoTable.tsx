import { formatMillions, formatMoney, formatQuarter } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import { lotTitle } from '../../../store/objects/lot-title.ts';
import type { FlatCost } from './core/cost-of.ts';
import { summaryOf } from './core/cost-words.ts';
import styles from './DuoTable.module.css';

/** Two flats side by side on the same assumptions. */
export function DuoTable({ flats }: { flats: readonly FlatCost[] }) {
  const summaries = flats.map((cost): [name: string, value: string][] => [
    ['Цена', formatMoney(cost.flat.price)],
    ['Ключи', formatQuarter(cost.flat.handover)],
    [`Всего до\u00a0конца ${cost.total.year}`, formatMillions(cost.total.total)],
    ...summaryOf(cost),
    ['Выгоднее аренды', rentWords(cost)],
  ]);
  return (
    <table className={styles.duo}>
      <caption className="visually-hidden">Две квартиры рядом</caption>
      <thead>
        <tr>
          <td />
          {flats.map(({ flat }) => (
            <th key={flat.id} scope="col">
              <TextLink href={flat.url}>
                {lotTitle(flat)}, №&nbsp;{flat.number}
              </TextLink>
              <small>{flat.complexName}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {summaries[0]?.map(([name], at) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {flats.map(({ flat }, of) => (
              <td key={flat.id}>{summaries[of]?.[at]?.[1]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const rentWords = ({ against: { breakEven } }: FlatCost) =>
  breakEven === null ? 'нет' : `с\u00a0${breakEven} года`;
