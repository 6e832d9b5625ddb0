import { CreditNote } from '@m30/calculators/credit';
import { Button } from '@m30/ui-kit/button';
import { Chip } from '@m30/ui-kit/chip';
import { Container } from '@m30/ui-kit/container';
import { formatNumber } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { Pagination } from '@m30/ui-kit/pagination';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { countFlats } from '../../../store/apartments/count-flats.ts';
import { useRoot } from '../../../use-root.ts';
import { useTellEmbedder } from '../../../layouts/iframe/embedder.ts';
import type { BotData } from './bot.server.ts';
import { BotLot } from './BotLot.tsx';
import styles from './BotPage.module.css';

/** The catalogue as a chat or a partner's page shows it: few filters, small cards, flats open outside; no footer says who builds, so it does. */
export function BotPage({ data }: { data: BotData }) {
  const { total, lots, page, pages, pageAddress, catalogue, programme } = data;
  const tell = useTellEmbedder();
  const legal = useRoot()?.template.legal;
  return (
    <Container className={styles.frame}>
      <h1>Подбор квартиры</h1>
      <BotFilters data={data} />
      <p role="status">{countFlats(total)}</p>
      <ul className={styles.lots}>
        {lots.map((lot) => (
          <li key={lot.id}>
            <BotLot lot={lot} tell={tell} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} href={(to) => `${pageAddress}${to}`} />
      <ArrowLink href={catalogue} target="_top">
        Открыть весь каталог
      </ArrowLink>
      <CreditNote className={styles.disclaimer} credits={[programme]} />
      {legal && <p className={styles.disclaimer}>{legal}</p>}
    </Container>
  );
}

function BotFilters({ data: { facets, chosen, carried } }: { data: BotData }) {
  return (
    <form className={styles.filters} action="/iframe/catalog-bot" key={JSON.stringify(chosen)}>
      {carried.map(([key, text]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
      <fieldset className={styles.rooms}>
        <legend>Комнат</legend>
        {facets.rooms.map(({ value, label, count }) => (
          <Chip
            key={value}
            name="rooms"
            value={value}
            count={count}
            defaultChecked={chosen.rooms.some((one) => one === value)}
          >
            {label}
          </Chip>
        ))}
      </fieldset>
      <Select
        label="Комплекс"
        name="complex"
        defaultValue={chosen.complex}
        placeholder="Любой"
        options={facets.complex.map(({ value, label, count }) => ({
          id: value,
          label: `${label} (${count})`,
          disabled: count === 0 && value !== chosen.complex,
        }))}
      />
      <TextField
        label="Цена до, ₽"
        name="priceTo"
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        defaultValue={chosen.priceTo === undefined ? undefined : formatNumber(chosen.priceTo)}
      />
      <Button type="submit">Показать</Button>
    </form>
  );
}
