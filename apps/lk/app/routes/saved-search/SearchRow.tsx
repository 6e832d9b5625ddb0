import { useState, type FormEvent } from 'react';
import type { InputOf, ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { formatCount } from '@m30/ui-kit/format';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { StatusBadge } from '../../components/status-badge/StatusBadge.tsx';
import styles from './Searches.module.css';

export interface SearchRowProps {
  search: ResultOf<'Search.GetList'>['searches'][number];
  onChange: (changes: Omit<InputOf<'Search.Change'>, 'guid'>) => void;
  onDelete: () => void;
}

const FREQUENCIES = [
  { id: 'now', label: 'Сразу' },
  { id: 'daily', label: 'Раз в\u00a0день' },
  { id: 'weekly', label: 'Раз в\u00a0неделю' },
] as const;

/** One saved search. */
export function SearchRow({ search, onChange, onDelete }: SearchRowProps) {
  const { name, url, total, subscribed, frequency } = search;
  const [renaming, setRenaming] = useState(false);
  return (
    <li className={styles.row} aria-label={name}>
      {renaming ? (
        <NameForm
          name={name}
          onSave={(typed) => {
            setRenaming(false);
            if (typed !== name) onChange({ name: typed });
          }}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <div>
          <h2>
            <a href={url}>{name}</a>
          </h2>
          <p className={styles.note}>
            {formatCount(total, ['квартира', 'квартиры', 'квартир'])} в&nbsp;продаже
          </p>
          <StatusBadge tone={subscribed ? 'done' : 'stop'}>
            {subscribed ? 'Письма приходят' : 'Письма приостановлены'}
          </StatusBadge>
        </div>
      )}
      <Select
        label="Как часто писать"
        hint={frequency === 'now' && 'Не\u00a0чаще раза в\u00a0шесть часов'}
        options={FREQUENCIES}
        value={frequency}
        disabled={!subscribed}
        onChange={({ target }) => {
          const chosen = FREQUENCIES.find(({ id }) => id === target.value);
          if (chosen) onChange({ frequency: chosen.id });
        }}
      />
      <div className={styles.tools}>
        {!renaming && (
          <Button variant="ghost" size="small" onClick={() => setRenaming(true)}>
            Переименовать
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={() => onChange({ subscribed: !subscribed })}>
          {subscribed ? 'Приостановить письма' : 'Возобновить письма'}
        </Button>
        <Button variant="ghost" size="small" onClick={onDelete}>
          Удалить
        </Button>
      </div>
    </li>
  );
}

interface NameFormProps {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Another name in the place of the present one. */
function NameForm({ name, onSave, onCancel }: NameFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name')).trim();
    if (typed) onSave(typed);
    else setProblem('Назовите подборку, чтобы узнать её в\u00a0письме');
  }
  return (
    <form className={styles.name} noValidate onSubmit={save}>
      <TextField
        label="Название"
        name="name"
        maxLength={80}
        defaultValue={name}
        error={problem}
        ref={(input) => {
          input?.focus();
        }}
      />
      <div className={styles.tools}>
        <Button type="submit" size="small">
          Сохранить
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  );
}
