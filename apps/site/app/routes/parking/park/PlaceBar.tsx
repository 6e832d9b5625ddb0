import { Button } from '@m30/ui-kit/button';
import { formatMoney, formatQuarter } from '@m30/ui-kit/format';
import { IconButton } from '@m30/ui-kit/icon-button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { TextLink } from '@m30/ui-kit/link';
import { LotActions } from '../../../components/lot-actions/index.ts';
import { questionTrigger } from '../../../store/objects/question-trigger.ts';
import { viewingTrigger } from '../../../store/objects/viewing-trigger.ts';
import { measureWords, placeTitle, statusWords } from '../shared/place-words.ts';
import type { LevelPlace } from './park.server.ts';
import styles from './PlaceBar.module.css';

export interface PlaceBarProps {
  /** The place that was chosen, if any. */
  place: LevelPlace | undefined;
  complexName: string;
  /** Address of the page without it. */
  closeHref: string;
}

/** The chosen place with its price and the request for it; stays in sight while the level is. */
export function PlaceBar({ place, complexName, closeHref }: PlaceBarProps) {
  return (
    <div className={styles.holder} role="status" data-layer="bar">
      {place && (
        <div className={styles.bar}>
          <div className={styles.words}>
            <p className={styles.title}>{placeTitle(place)}</p>
            <p className={styles.facts}>
              {measureWords(place)}
              {place.charging && ', зарядка'}. {place.buildingName},{' '}
              {place.handover ? `ключи ${formatQuarter(place.handover)}` : 'дом сдан'}
              {place.status !== 'free' && `, ${statusWords(place)}`}
              {place.price !== null && (
                <>
                  .{' '}
                  <TextLink
                    {...questionTrigger(
                      place.id,
                      `о\u00a0месте: ${placeTitle(place).toLowerCase()}`,
                    )}
                  >
                    Задать вопрос
                  </TextLink>{' '}
                  <TextLink {...viewingTrigger(place.id)}>Записаться на&nbsp;показ</TextLink>
                </>
              )}
            </p>
          </div>
          {place.price !== null && <p className={styles.price}>{formatMoney(place.price)}</p>}
          <Button className={styles.ask} size="small" {...ask(place)}>
            {place.price === null ? 'Подобрать место' : 'Оставить заявку'}
          </Button>
          <div className={styles.tools}>
            {place.price !== null && (
              <LotActions
                key={place.id}
                lot={{ id: place.id, title: `${placeTitle(place)}, ${complexName}` }}
              />
            )}
            <IconButton label="Убрать выбор" icon="close" href={closeHref} data-keep-scroll="" />
          </div>
        </div>
      )}
    </div>
  );
}

/** A sold place is not asked for: the visitor is helped to another one. */
function ask(place: LevelPlace) {
  if (place.price === null) return leadTrigger('callRequest');
  return leadTrigger('orderForm', {
    apartmentGuid: place.id,
    title: `Оставить заявку: ${placeTitle(place).toLowerCase()}`,
    lead: 'Менеджер перезвонит в\u00a0рабочее время, проверит место и\u00a0ответит на\u00a0вопросы.',
  });
}
