import { useState } from 'react';
import { Accordion, AccordionItem } from '@m30/ui-kit/accordion';
import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { MaskedField } from '@m30/ui-kit/masked-field';
import { Modal } from '@m30/ui-kit/modal';
import { RangePair } from '@m30/ui-kit/range-slider';
import { Tabs } from '@m30/ui-kit/tabs';

/** A page with what is hard to render on a server: a mask, a range, tabs, a modal. */
export function App() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>Дом у реки</h1>
      <p>Квартиры от {formatMoney(9_400_000_00)}</p>
      <MaskedField mask="phone" label="Телефон" name="phone" />
      <RangePair label="Площадь, м²" min={20} max={140} />
      <Tabs
        label="О доме"
        items={[
          { id: 'plan', label: 'Планировка', content: 'Две спальни смотрят во двор.' },
          { id: 'yard', label: 'Двор', content: 'Двор закрыт для машин.' },
        ]}
      />
      <Accordion>
        <AccordionItem title="Когда дадут ключи">После ввода дома.</AccordionItem>
      </Accordion>
      <Button onClick={() => setOpen(true)}>Узнать больше</Button>
      <Modal name="more" title="О доме" open={open} onClose={() => setOpen(false)}>
        Позвоните нам.
      </Modal>
    </main>
  );
}
