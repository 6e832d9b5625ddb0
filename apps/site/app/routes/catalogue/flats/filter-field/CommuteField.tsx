import { useRef, useState } from 'react';
import { ApiRefusal } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Chip } from '@m30/ui-kit/chip';
import { TextField } from '@m30/ui-kit/text-field';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import styles from './FilterField.module.css';

/** Minutes by car that a buyer may choose as the most. */
const MINUTES = [15, 30, 45, 60];

/** Middle of the city: a way from it tells where an address is. */
const CENTER: [latitude: number, longitude: number] = [59.9343, 30.3351];

export interface CommuteFieldProps {
  query: Partial<CatalogueQuery>;
}

/** Where the buyer works, and how long the way may take; the address stays out of the page's address. */
export function CommuteField({ query }: CommuteFieldProps) {
  const [work, setWork] = useState(query.work ?? '');
  const [state, setState] = useState<{ label?: string; problem?: string; busy?: boolean }>({});
  const address = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);

  async function find() {
    const text = address.current?.value.trim();
    if (!text) return setState({ problem: 'Введите адрес работы' });
    setState({ busy: true });
    try {
      const { matched } = await browserApi.post('Map.GetRoute', { from: CENTER, address: text });
      const place = matched.coordinate.map((degrees) => degrees.toFixed(4)).join();
      setWork(place);
      setState({ label: matched.label });
      // The form reads its fields in the event, before React would have drawn them.
      if (sent.current) sent.current.value = place;
      sent.current?.dispatchEvent(new Event('input', { bubbles: true }));
    } catch (error) {
      const refused = error instanceof ApiRefusal && error.message;
      setState({ problem: refused || 'Не получилось найти адрес. Попробуйте ещё раз' });
    }
  }

  return (
    <>
      <noscript>Адрес работы можно найти, если в&nbsp;браузере включён JavaScript.</noscript>
      <input ref={sent} type="hidden" name="work" value={work} readOnly />
      <TextField
        ref={address}
        label="Адрес работы"
        autoComplete="off"
        maxLength={200}
        error={state.problem}
        hint={state.label ? `Нашли: ${state.label}` : work && `Место выбрано: ${work}`}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void find();
        }}
      />
      <Button variant="secondary" size="small" loading={state.busy} onClick={() => void find()}>
        Найти адрес
      </Button>
      <div className={styles.chips}>
        <Chip type="radio" name="commute" value="" defaultChecked={query.commute === undefined}>
          Не&nbsp;важно
        </Chip>
        {MINUTES.map((minutes) => (
          <Chip
            key={minutes}
            type="radio"
            name="commute"
            value={minutes}
            defaultChecked={query.commute === minutes}
            // A limit without a place finds nothing.
            disabled={!work && query.commute !== minutes}
          >
            До&nbsp;{minutes}&nbsp;минут
          </Chip>
        ))}
      </div>
    </>
  );
}
