import { Container } from '@m30/ui-kit/container';
import { formatMillions, formatQuarter, plural } from '@m30/ui-kit/format';
import type { Complex } from '../data/complex.ts';
import styles from './Factline.module.css';

/** What a buyer asks first about a complex. */
export function Factline({ complex }: { complex: Complex }) {
  const { free, priceFrom, handover, housingClass, floors, address } = complex;
  return (
    <Container>
      <dl className={styles.facts}>
        <Fact name="Квартиры" value={free === 0 ? 'все проданы' : `${free} в\u00a0продаже`} />
        {priceFrom !== null && <Fact name="Цена" value={`от\u00a0${formatMillions(priceFrom)}`} />}
        <Fact name="Ключи" value={formatQuarter(handover)} />
        <Fact name="Класс" value={`${housingClass}, ${floorsWords(floors)}`} />
        <Fact name="Адрес" value={address} />
      </dl>
    </Container>
  );
}

/** «8–10» → «8–10 этажей». */
function floorsWords(floors: string): string {
  const highest = Number(/(?<!\d)\d+$/.exec(floors)?.[0]);
  return Number.isNaN(highest)
    ? floors
    : `${floors}\u00a0${plural(highest, ['этаж', 'этажа', 'этажей'])}`;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
