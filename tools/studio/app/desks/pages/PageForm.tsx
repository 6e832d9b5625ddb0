import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { formatDate } from '@m30/ui-kit/format';
import { Select } from '@m30/ui-kit/select';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { MomentField } from '../../components/moment-field/MomentField.tsx';
import type { Body, EditedPage } from './editing/page.ts';
import { MoveFields } from './MoveFields.tsx';
import styles from './Pages.module.css';
import type { PageMove } from './usePageMove.ts';

interface PageFormProps {
  body: Body;
  saved: EditedPage;
  onChange: (body: Body) => void;
  onRestore: (number: number) => void;
  /** Its address from the next publishing on; `null` where it stays. */
  move: PageMove | null;
  /** Asks what has changed in a version, or in what is written now. */
  onCompare: (asked: number | 'draft') => void;
}

const COMPOSES = [
  { id: 'editorial', label: 'История' },
  { id: 'guide', label: 'Порядок действий' },
  { id: 'landing', label: 'Промостраница' },
] as const;

/** What a page says of itself, its term on the site, and what has stood there. */
export function PageForm({ body, saved, move, onChange, onRestore, onCompare }: PageFormProps) {
  const set = (change: Partial<Body>) => onChange({ ...body, ...change });
  return (
    <>
      <h2>Страница {saved.path}</h2>
      <p>
        <a href={saved.preview} target="_blank" rel="noopener">
          Черновик по ссылке, в новой вкладке
        </a>
        : открывается без пароля, три дня
      </p>
      <div className={styles.fields}>
        <TextField
          label="Заголовок"
          value={body.title}
          error={body.title.trim() === '' ? 'Введите заголовок' : undefined}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        {move && <MoveFields move={move} wasOnSite={saved.state !== 'draft'} />}
        <TextArea
          label="Описание для поиска"
          rows={3}
          maxLength={400}
          value={body.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <Select
          label="Раскладка"
          placeholder="что подходит блокам"
          options={COMPOSES}
          value={body.compose ?? ''}
          onChange={({ currentTarget }) =>
            set({ compose: COMPOSES.find(({ id }) => id === currentTarget.value)?.id ?? null })
          }
        />
        <Checkbox
          checked={body.indexable}
          onChange={(event) => set({ indexable: event.currentTarget.checked })}
        >
          Показывать поисковикам
        </Checkbox>
        <MomentField
          label="Появится (Москва)"
          value={body.from}
          onChange={(from) => set({ from })}
        />
        <MomentField
          label="Исчезнет (Москва)"
          value={body.until}
          onChange={(until) => set({ until })}
        />
        <h3>Версии</h3>
        {saved.versions.length === 0 && <p>Страницу ещё не публиковали отсюда</p>}
        {saved.versions.length > 0 && saved.changed && (
          <Button variant="secondary" onClick={() => onCompare('draft')}>
            Что изменилось в черновике
          </Button>
        )}
        <ul className={styles.versions} aria-label="Версии">
          {saved.versions.map((one) => (
            <li key={one.number}>
              <span>
                № {one.number}, {formatDate(one.published_at, 'stamp')}
                {one.published_by && `, ${one.published_by}`}
              </span>
              <Button
                variant="secondary"
                aria-label={`Что изменилось в версии ${one.number}`}
                onClick={() => onCompare(one.number)}
              >
                Что изменилось
              </Button>
              <Button
                variant="secondary"
                aria-label={`Вернуть версию ${one.number}`}
                onClick={() => onRestore(one.number)}
              >
                Вернуть
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
