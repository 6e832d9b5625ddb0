import { useState, type FormEvent } from 'react';
import { ApiRefusal } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { TextLink } from '@m30/ui-kit/link';
import { TextField } from '@m30/ui-kit/text-field';
import { filterOf } from '../../../../store/apartments/filter-url.ts';
import type { SaveButtonProps } from './SaveButton.tsx';

const LONGEST_NAME = 80;

type Phase = 'idle' | 'sending' | 'saved' | { problem: string };

/** A buyer names the search; the answer takes the place of the form. */
export function SaveForm({ data: { state, title, chips } }: SaveButtonProps) {
  const [phase, setPhase] = useState<Phase>('idle');

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (!name) return setPhase({ problem: 'Назовите подборку, чтобы узнать её в письме' });
    setPhase('sending');
    try {
      const input = { name, filter: filterOf(state.query) };
      await browserApi.post('Search.Save', input);
      setPhase('saved');
    } catch (error) {
      const refused = error instanceof ApiRefusal && error.message;
      setPhase({ problem: refused || 'Не получилось сохранить. Попробуйте ещё раз' });
    }
  }

  if (phase === 'saved') {
    return (
      <div>
        <p ref={(words) => words?.focus()} tabIndex={-1} role="status">
          Подборка сохранена. Письмо придёт, когда появятся новые квартиры или снизятся цены.
        </p>
        <TextLink href="/lk/searches">Все подборки</TextLink>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label="Название"
        name="name"
        maxLength={LONGEST_NAME}
        defaultValue={nameOf(title, chips)}
        hint="Так подборка будет называться в письмах"
        error={typeof phase === 'object' && phase.problem}
      />
      <Button type="submit" loading={phase === 'sending'}>
        Сохранить и&nbsp;получать письма
      </Button>
    </form>
  );
}

/** «2-комнатные, До 14 млн ₽», or the page's title where nothing is chosen. */
function nameOf(title: string, chips: SaveButtonProps['data']['chips']): string {
  const words = chips.filter(({ refused }) => !refused).map(({ label }) => label);
  const name = words.join(', ').replaceAll('\u2060', '') || title;
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
