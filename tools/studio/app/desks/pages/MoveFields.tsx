import { Checkbox } from '@m30/ui-kit/checkbox';
import { TextField } from '@m30/ui-kit/text-field';
import type { PageMove } from './usePageMove.ts';

interface MoveFieldsProps {
  move: PageMove;
  /** Visitors and search engines may know the old address. */
  wasOnSite: boolean;
}

/** The address of a page, and whether the old one leads to a new one. */
export function MoveFields({ move, wasOnSite }: MoveFieldsProps) {
  const { asked, isMoving, error, ask } = move;
  return (
    <>
      <TextField
        label="Адрес"
        hint={isMoving ? 'Сменится при публикации' : undefined}
        autoComplete="off"
        value={asked.address}
        error={error}
        onChange={(event) => ask({ address: event.currentTarget.value.trim() })}
      />
      {isMoving && wasOnSite && (
        <Checkbox
          checked={asked.redirect}
          onChange={(event) => ask({ redirect: event.currentTarget.checked })}
        >
          Перенаправлять со старого адреса: без этого старые ссылки покажут «Страница не найдена»
        </Checkbox>
      )}
    </>
  );
}
