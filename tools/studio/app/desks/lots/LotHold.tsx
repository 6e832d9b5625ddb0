import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { OfficeDialog } from '../office/OfficeDialog.tsx';
import styles from './LotSheet.module.css';

/** Holds a free lot for who calls or sits in the office. @param title «Канал 9, корпус 2, № 49» */
export function LotHold({ title }: { title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <h2>Бронь</h2>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Забронировать для покупателя
        </Button>
      </div>
      <OfficeDialog known={{ lot: title }} open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
