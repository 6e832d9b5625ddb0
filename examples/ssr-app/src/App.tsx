import { useState } from 'react';
import { createApi } from '@m30/api/client';
import { Blocks, type ParsedBlock } from '@m30/blocks';
import { MortgageCalculator } from '@m30/calculators/mortgage';
import { createM30Forms, FormsProvider } from '@m30/forms';
import { CallbackForm } from '@m30/forms/callback';
import { ObjectsMap } from '@m30/map';
import { maplibre } from '@m30/map/maplibre';
import { Accordion, AccordionItem } from '@m30/ui-kit/accordion';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { formatMoney } from '@m30/ui-kit/format';
import { MaskedField } from '@m30/ui-kit/masked-field';
import { Modal } from '@m30/ui-kit/modal';
import { RangePair } from '@m30/ui-kit/range-slider';
import { Tabs } from '@m30/ui-kit/tabs';
import { map, programme } from './house.ts';

const ENGINES = [maplibre];
const PRICE = { value: 940_000_000, min: 630_000_000, max: 2_500_000_000 };

/** A page with what is hard to render on a server: a mask, a range, tabs, a form, blocks, a calculator, a map. */
export function App({ blocks }: { blocks: readonly ParsedBlock[] }) {
  const [open, setOpen] = useState(false);
  const [forms] = useState(() => createM30Forms(createApi()));
  return (
    <FormsProvider forms={forms}>
      <Container>
        <main>
          <h1>Дом у реки</h1>
          <p>Квартиры от {formatMoney(PRICE.min)}</p>
          <MaskedField mask="phone" label="Телефон друга" name="friend" />
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
          <Blocks blocks={blocks} />
          <MortgageCalculator programme={programme} price={PRICE} />
          <CallbackForm variant="inline" title="Остались вопросы" />
          <section id="map" aria-label="На карте">
            <ObjectsMap map={map} engines={ENGINES} onError={(error) => console.error(error)} />
          </section>
        </main>
      </Container>
    </FormsProvider>
  );
}
