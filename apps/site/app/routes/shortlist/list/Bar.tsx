import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { Icon } from '@m30/ui-kit/icon';
import { useHydrated } from '@m30/shell/late';
import { actWords } from '../core/list-words.ts';
import { listHref, type Shortlist } from '../core/shortlist.ts';
import styles from './Bar.module.css';

export interface BarProps {
  list: Shortlist;
  now: string;
}

/** What was done last, the link to give to others, the way to the own part of the page. */
export function Bar({ list: { last, link, me, members }, now }: BarProps) {
  const isHydrated = useHydrated();
  const own = members.find(({ guid }) => guid === me);
  const share = async () => {
    const { shareLots } = await import('../../store/compare/share-lots.ts');
    await shareLots(listHref(link), 'Выбираем вместе');
  };
  return (
    <div className={styles.bar}>
      <Container className={styles.row}>
        <p role="status">{last ? actWords(last, now) : 'Список ждёт первых голосов'}</p>
        <div className={styles.acts}>
          {isHydrated ? (
            <Button variant="secondary" size="small" onClick={() => void share()}>
              <Icon name="share" size={18} />
              Скопировать ссылку
            </Button>
          ) : (
            <span className={styles.hint}>Ссылка на&nbsp;список&nbsp;— адрес этой страницы</span>
          )}
          {own ? (
            <>
              <Button variant="ghost" size="small" href="#vy">
                Мои пожелания
              </Button>
              <Button variant="ghost" size="small" href={own.isOwner ? '#upravlenie' : '#vyjti'}>
                {own.isOwner ? 'Управлять' : 'Выйти'}
              </Button>
            </>
          ) : (
            <Button variant="ghost" size="small" href="#vy">
              Представиться
            </Button>
          )}
        </div>
      </Container>
    </div>
  );
}
