import { useRef, useState } from 'react';
import { COMMUTE_BY, DEFAULT_COMMUTE_BY, type COMMUTES } from '@m30/api/filters';
import { ApiRefusal } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Chip } from '@m30/ui-kit/chip';
import { TextField } from '@m30/ui-kit/text-field';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import { BY_WORDS } from '../../../../store/commute/commute-words.ts';
import styles from './FilterField.module.css';

export interface CommuteFieldProps {
  query: Partial<CatalogueQuery>;
  /** Keys of the way in the address. */
  keys: (typeof COMMUTES)[number];
  /** «Адрес», «Второй адрес». */
  label: string;
  /** Name of the field of minutes, another one for each address. */
  limit: string;
}

interface Found {
  label?: string;
  problem?: string;
  busy?: boolean;
}

/** One address, how one gets there, and how long that may take; of the address its place alone stands in the page's address. */
export function CommuteField({ query, keys, label, limit }: CommuteFieldProps) {
  const [work, setWork] = useState(query[keys.work] ?? '');
  const [state, setState] = useState<Found>({});
  const address = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);

  async function find() {
    const text = address.current?.value.trim();
    if (!text) return setState({ problem: 'Введите адрес' });
    setState({ busy: true });
    try {
      const found = await browserApi.post('Map.FindAddress', { address: text });
      setWork(found.work);
      setState({ label: [found.label, found.note].filter(Boolean).join(' — ') });
      // The form reads its fields in the event, before React would have drawn them.
      if (sent.current) sent.current.value = found.work;
      sent.current?.dispatchEvent(new Event('input', { bubbles: true }));
    } catch (error) {
      const refused = error instanceof ApiRefusal && error.message;
      setState({ problem: refused || 'Не получилось найти адрес. Попробуйте ещё раз' });
    }
  }

  return (
    <>
      <input ref={sent} type="hidden" name={keys.work} value={work} readOnly />
      <TextField
        ref={address}
        label={label}
        autoComplete="off"
        maxLength={200}
        placeholder="Невский, 28"
        error={state.problem}
        hint={state.label ? `Нашли: ${state.label}` : work && 'Место выбрано'}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void find();
        }}
      />
      <Button variant="secondary" size="small" loading={state.busy} onClick={() => void find()}>
        Найти {label.toLowerCase()}
      </Button>
      <div className={styles.chips} role="group" aria-label={`${label}: как добираться`}>
        {COMMUTE_BY.map((by, index) => (
          <Chip
            key={by}
            type="radio"
            name={keys.by}
            // The first is what is meant where the address says nothing.
            value={index === 0 ? '' : by}
            defaultChecked={(query[keys.by] ?? DEFAULT_COMMUTE_BY) === by}
          >
            {BY_WORDS[by]}
          </Chip>
        ))}
      </div>
      <TextField
        label={limit}
        name={keys.minutes}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        placeholder="30"
        defaultValue={query[keys.minutes]}
      />
    </>
  );
}
