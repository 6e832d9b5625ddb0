import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { TextField } from '@m30/ui-kit/text-field';
import { LONGEST, searchHref } from './search-query.ts';
import styles from './SearchPage.module.css';

/** Milliseconds of rest after which what is being typed is looked for. */
const REST = 300;

/** The field of the search: a plain form without script, answers while typing with it. */
export function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Back and a link to another search change the address under the field.
    const input = field.current;
    if (input && input !== document.activeElement) input.value = query;
  }, [query]);

  function look(words: string, wait: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void navigate(searchHref({ query: words.trim() }), {
        replace: wait > 0,
        preventScrollReset: true,
      });
    }, wait);
  }

  return (
    <search>
      <form
        className={styles.form}
        action="/poisk"
        onSubmit={(event) => {
          event.preventDefault();
          look(field.current?.value ?? '', 0);
        }}
      >
        <TextField
          ref={field}
          className={styles.field}
          label="Что найти"
          hint="Слова, комплекс, номер квартиры или вся квартира словами: «двушка до 12 млн у метро»"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={LONGEST}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => look(event.currentTarget.value, REST)}
        />
        <Button type="submit">Найти</Button>
      </form>
    </search>
  );
}
