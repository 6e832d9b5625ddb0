import { formatNumber } from '@m30/ui-kit/format';
import { bearingWords } from '../../../../../components/sun-ruler/sun-words.ts';
import { monthsWords, shadeName } from '../core/light-words.ts';
import type { Light, RoomLight } from '../core/light.ts';
import styles from './LightNotes.module.css';

/** What takes the sun, what is seen, and what these figures are. */
export function LightNotes({ light }: { light: Light }) {
  const shades = shadesOf(light.rooms);
  const views = light.rooms.flatMap(({ name, view, opposite }) =>
    view ? [{ name, ...view, opposite }] : [],
  );
  return (
    <>
      <section className={styles.notes}>
        <h2>Что затеняет</h2>
        {shades.length === 0 && (
          <p>Соседние дома не&nbsp;закрывают солнце дольше 10&nbsp;минут в&nbsp;день.</p>
        )}
        <ul>
          {shades.map(({ shade, rooms }, index) => (
            <li key={index}>
              <b>{shadeName(shade)}</b>
              <span>
                {formatNumber(shade.height, 1)}&nbsp;м, в&nbsp;{formatNumber(shade.distance)}&nbsp;м{' '}
                {bearingWords(shade.azimuth)}; {rooms.join(', ').toLowerCase()}
              </span>
              <span>{monthsWords(shade.months)}</span>
              <span>до&nbsp;{formatNumber(shade.most)}&nbsp;мин в&nbsp;день</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.notes}>
        <h2>Что видно из&nbsp;окон</h2>
        <ul>
          {views.map(({ name, sky, water, green, opposite }, index) => (
            <li key={index}>
              <b>{name}</b>
              <span>небо {sky}&nbsp;%</span>
              <span>
                {water > 0 ? `вода ${water}\u00a0%` : 'воды не видно'},{' '}
                {green > 0 ? `деревья ${green}\u00a0%` : 'деревьев не видно'}
              </span>
              <span>
                {opposite === null
                  ? 'напротив домов нет'
                  : `дом напротив в\u00a0${formatNumber(opposite)}\u00a0м`}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <details className={styles.how}>
        <summary>Как посчитано солнце</summary>
        <p>
          Дома, балконы, деревья и&nbsp;соседние кварталы взяты из&nbsp;модели на&nbsp;стадии
          проекта, окна — из&nbsp;планировки: подоконник 0,8&nbsp;м, высота окна 1,6&nbsp;м, стена
          34&nbsp;см. Положение солнца точнее 0,1°, время — до&nbsp;минуты для этой модели. Просветы
          короче трёх минут не&nbsp;показаны. Солнце считается в&nbsp;комнате, когда освещена хотя
          бы треть стекла. Для каждого дня года, на&nbsp;примере {light.year}&nbsp;года.
        </p>
        <p>
          Не&nbsp;учтены погода, отражённый свет и&nbsp;дома, которых ещё нет в&nbsp;планах. Вдоль
          фасада окна расставлены по&nbsp;долям его длины, поэтому начало и&nbsp;конец солнца
          в&nbsp;построенном доме могут сдвинуться на&nbsp;несколько минут. Норма считается строже,
          чем видит глаз: 22&nbsp;апреля, от&nbsp;одной точки окна, без первых и&nbsp;последних
          полутора часов дня и&nbsp;без деревьев. Проектировщик вправе снизить её на&nbsp;полчаса,
          если солнце есть и&nbsp;в&nbsp;других комнатах; мы этого не&nbsp;делаем.
        </p>
      </details>
      <p className={styles.honest}>
        <b>Что это за&nbsp;числа.</b> Сколько солнца даёт место в&nbsp;ясный день,
        а&nbsp;не&nbsp;сколько его будет завтра.
      </p>
    </>
  );
}

type Shade = RoomLight['shades'][number];

/** The same house takes the sun from several rooms: one line, by its worst. */
function shadesOf(rooms: readonly RoomLight[]): { shade: Shade; rooms: string[] }[] {
  const all = rooms.flatMap(({ name, shades }) => shades.map((shade) => ({ name, shade })));
  const same = Map.groupBy(all, ({ shade: { whose, building, height, distance } }) =>
    [whose, building, height, Math.round(distance / 10)].join(' '),
  );
  return [...same.values()]
    .map((group) => {
      const [worst] = group.toSorted((one, other) => other.shade.most - one.shade.most);
      const months = [...new Set(group.flatMap(({ shade }) => shade.months))].sort((a, b) => a - b);
      const shade = { ...(worst as (typeof group)[number]).shade, months };
      return { shade, rooms: [...new Set(group.map(({ name }) => name))] };
    })
    .sort((one, other) => other.shade.most - one.shade.most)
    .slice(0, 5);
}
