import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink, TextLink } from '@m30/ui-kit/link';
import { ListingColumn, ListingPrice } from '../../../components/listing-page/index.ts';
import { LotActions } from '../../../components/lot-actions/index.ts';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import { questionTrigger } from '../../../store/objects/question-trigger.ts';
import { viewingTrigger } from '../../../store/objects/viewing-trigger.ts';
import {
  floorWords,
  purposeWords,
  statusWords,
  unitName,
  unitTitle,
} from '../shared/premises-words.ts';
import { unitTrigger } from './unit-trigger.ts';
import styles from './UnitColumn.module.css';
import type { PremisesPageUnit } from './UnitPage.tsx';

/** What the unit is, where it is, what it costs and what to do next; stays in sight on a desk. */
export function UnitColumn({ unit }: { unit: PremisesPageUnit }) {
  return (
    <ListingColumn
      coordinate={unit.coordinate}
      title={unitTitle(unit)}
      place={
        <>
          <TextLink href={`/obekty/${unit.vendor}`}>«{unit.complexName}»</TextLink>,{' '}
          {unit.buildingName.toLowerCase()}, {floorWords(unit.floor)}, №&nbsp;{unit.number}
        </>
      }
      status={<StatusBadge status={unit.status} words={statusWords(unit.status)} />}
      actions={<Actions unit={unit} />}
    >
      {unit.price !== null && (
        <ListingPrice price={unit.price} pricePerMetre={unit.pricePerMetre} />
      )}
      {unit.purposes.length > 0 && (
        <p className={styles.purposes}>
          <span>Подойдёт под</span>
          {purposeWords(unit.purposes)}
        </p>
      )}
    </ListingColumn>
  );
}

function Actions({ unit }: { unit: PremisesPageUnit }) {
  return (
    <>
      {unit.price === null ? (
        <Button wide {...leadTrigger('callRequest')}>
          Подобрать похожее
        </Button>
      ) : (
        <>
          <Button wide {...unitTrigger(unit)}>
            Оставить заявку на&nbsp;помещение
          </Button>
          <div className={styles.row}>
            <Button variant="secondary" {...viewingTrigger(unit.id)}>
              Записаться на&nbsp;показ
            </Button>
            <LotActions bordered lot={{ id: unit.id, title: unitName(unit) }} />
          </div>
          <ArrowLink {...questionTrigger(unit.id, `о\u00a0помещении №\u00a0${unit.number}`)}>
            Задать вопрос о&nbsp;помещении
          </ArrowLink>
          <ArrowLink {...leadTrigger('callRequest')}>Заказать звонок</ArrowLink>
        </>
      )}
      <ArrowLink href={`/kommerciya/${unit.vendor}?building=${unit.subvendor}`}>
        Все помещения корпуса
      </ArrowLink>
    </>
  );
}
