import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { NothingSpot } from '@m30/ui-kit/spot';
import { phoneLink } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import { useRoot } from '../../use-root.ts';

/** What to do where nothing is found. */
export function NothingFound({ query }: { query: string }) {
  const phone = useRoot()?.template.phone.value ?? '';
  return (
    <EmptyState
      drawing={<NothingSpot />}
      title="Попробуйте по-другому"
      action={<Button href="/katalog">Выбрать квартиру</Button>}
    >
      Проверьте, нет ли опечатки{query.includes(' ') ? ', или оставьте одно главное слово' : ''}.
      Квартиру можно найти по номеру, комплекс — по названию. Или позвоните нам:{' '}
      <TextLink {...phoneLink(phone)}>{phone}</TextLink>.
    </EmptyState>
  );
}
