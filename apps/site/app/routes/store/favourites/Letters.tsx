import { Button } from '@m30/ui-kit/button';
import { ArrowLink } from '@m30/ui-kit/link';
import type { FavouritesData } from './favourites.server.ts';
import styles from './FavouritesPage.module.css';

/** Whether letters tell of lower prices and freed lots; the button works without JavaScript. */
export function Letters({ letters }: Pick<FavouritesData, 'letters'>) {
  return (
    <>
      <h2>Письма об&nbsp;избранном</h2>
      <p className={styles.note}>
        Напишем на&nbsp;почту, когда цена снизится или лот снова станет свободен: не&nbsp;чаще раза
        в&nbsp;шесть часов, одним письмом обо&nbsp;всём.
      </p>
      <Switch letters={letters} />
      <ArrowLink href="/lk/searches">Подборки по&nbsp;фильтрам</ArrowLink>
    </>
  );
}

function Switch({ letters }: Pick<FavouritesData, 'letters'>) {
  if (letters === null) {
    return (
      <>
        <p className={styles.note}>
          Письма приходят на&nbsp;подтверждённую почту кабинета. После входа избранное останется
          с&nbsp;вами.
        </p>
        <Button href="/lk" variant="secondary" data-modal-trigger="login">
          Войти
        </Button>
      </>
    );
  }
  if (letters.mailbox !== 'confirmed') {
    return (
      <ArrowLink href="/lk/profile">
        {letters.mailbox === 'none' ? 'Указать почту' : 'Подтвердить почту'}
      </ArrowLink>
    );
  }
  return (
    <form method="post">
      <p className={styles.state} role="status">
        {letters.subscribed ? 'Письма приходят' : 'Письма не\u00a0приходят'}
      </p>
      <Button
        type="submit"
        variant="secondary"
        name="letters"
        value={letters.subscribed ? 'off' : 'on'}
      >
        {letters.subscribed ? 'Не\u00a0присылать' : 'Присылать письма'}
      </Button>
    </form>
  );
}
