import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatDate, moscowDay } from '@m30/ui-kit/format';
import { SlotPicker } from '@m30/ui-kit/slot-picker';
import type { VisitPageProps } from './VisitPage.tsx';
import styles from '../viewing-page.module.css';

/** Another time for a viewing; a plain form. */
export function MoveVisit({
  viewing,
  days,
  day: asked,
  problem,
}: Pick<VisitPageProps, 'viewing' | 'days' | 'day' | 'problem'>) {
  const { href, at: booked } = viewing;
  const open = days.filter(({ places }) => places > 0).map(({ day }) => day);
  const day = [asked ?? '', moscowDay(new Date(booked)), open[0] ?? ''].find((one) =>
    open.includes(one),
  );
  const [at, setAt] = useState('');
  return (
    <form method="post" id="izmenit" className={styles.change}>
      <h2>Перенести</h2>
      <input type="hidden" name="change" value="move" />
      <SlotPicker
        days={days}
        day={day ?? ''}
        dayHref={(chosen) => `${href}?change=move&day=${chosen}#izmenit`}
        name="at"
        at={at}
        onAtChange={setAt}
        booked={booked}
        error={problem}
      />
      <div className={styles.buttons}>
        <Button type="submit">
          {at ? `Перенести на\u00a0${formatDate(at, 'dateTime')}` : 'Перенести'}
        </Button>
        <Button variant="ghost" href={href}>
          Оставить как есть
        </Button>
      </div>
    </form>
  );
}
