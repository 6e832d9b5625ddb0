import { COMMUTE_BY, DEFAULT_COMMUTE_BY } from '@m30/api/filters';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import type { WrongFields } from '../../../../components/post-form/index.ts';
import { BY_WORDS } from '../../../../store/commute/commute-words.ts';
import { MOST_PLACES, type Member } from '../../core/shortlist.ts';
import styles from './You.module.css';

export interface PlacesProps {
  places: Member['places'];
  wrong: WrongFields;
}

const INDEXES = Array.from({ length: MOST_PLACES }, (_, index) => index);

/** Minutes where none are said. */
const USUAL_LIMIT = 45;

/** Addresses that somebody goes to, how, and the minutes that are still fine. */
export function Places({ places, wrong }: PlacesProps) {
  return (
    <fieldset className={styles.places}>
      <legend>Куда вам ездить</legend>
      {INDEXES.map((index) => {
        const place = places[index];
        return (
          <div key={index} className={styles.place}>
            <TextField
              label={index === 0 ? 'Адрес' : 'Второй адрес'}
              name={`address-${index}`}
              maxLength={200}
              autoComplete="off"
              defaultValue={place?.label}
              hint={place && !place.exact ? 'Дом не\u00a0найден: считаем от\u00a0улицы' : undefined}
              error={wrong[`places.${index}.address`]}
            />
            <Select
              label={index === 0 ? 'Как добираетесь' : 'Как до второго'}
              name={`by-${index}`}
              defaultValue={place?.by ?? DEFAULT_COMMUTE_BY}
              options={COMMUTE_BY.map((by) => ({ id: by, label: BY_WORDS[by] }))}
              error={wrong[`places.${index}.by`]}
            />
            <TextField
              label={index === 0 ? 'Не дольше, минут' : 'Минут до второго'}
              name={`limit-${index}`}
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              defaultValue={String(place?.limit ?? USUAL_LIMIT)}
              error={wrong[`places.${index}.limit`]}
            />
          </div>
        );
      })}
      <p>Адреса и&nbsp;минуты видят только те, кто в&nbsp;списке.</p>
    </fieldset>
  );
}
