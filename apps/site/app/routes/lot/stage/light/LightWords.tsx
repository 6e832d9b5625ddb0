import type { ResultOf } from '@m30/api/client';
import { normWords } from '@m30/scene/words';
import { spansWords } from './core/light-words.ts';

const DAYS = ['22 марта', '22 июня', '22 сентября', '22 декабря'];

/** The sun of four days in a table: what a page without script shows. */
export function LightWords({ light }: { light: ResultOf<'Objects.GetLight'> }) {
  if (light.state !== 'ready') return <p>Солнце этой квартиры ещё не посчитано.</p>;
  return (
    <table>
      <caption>Прямое солнце в&nbsp;ясный день; {normWords(light.norm)}</caption>
      <tbody>
        <tr>
          <td />
          {DAYS.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
        {light.rooms.map(({ name, seasons }, at) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            {DAYS.map((day, index) => (
              <td key={day}>{seasons[index] ? spansWords(seasons[index]) : 'не посчитано'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
