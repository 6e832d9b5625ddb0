import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import type { Refusal } from '../core/refusal.ts';
import type { ListData } from './list.server.ts';
import { ListView } from './ListView.tsx';
import styles from './ListPage.module.css';

export interface ListPageProps extends ListData {
  refusal: Refusal | undefined;
}

/** A list that several people choose from; or that there is none. */
export function ListPage({ list, ...rest }: ListPageProps) {
  if (list) return <ListView list={list} {...rest} />;
  return (
    <Container className={styles.gone}>
      <h1>Такого списка нет</h1>
      <p>Ссылку сменили, список удалили или&nbsp;в&nbsp;него не&nbsp;заходили 90&nbsp;дней.</p>
      <Button href="/vmeste">Начать новый</Button>
    </Container>
  );
}
