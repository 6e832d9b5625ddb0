import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StudioInput, StudioResult } from '../../../contract/client.ts';
import { useAddress } from '../../address/useAddress.ts';
import { studioQuery } from '../../api/queries.ts';
import { Loading } from '../../components/loading/Loading.tsx';
import { Pick } from '../../components/pick/Pick.tsx';
import { Bar } from '../../components/split/Split.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { KINDS } from '../lots/kinds.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { previewLots, readAmount, ROOMS, STEPS } from './lot.ts';
import { PreviewTable } from './PreviewTable.tsx';
import styles from './Prices.module.css';

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, label]) => ({ id, label }));

const FLOORS = Array.from({ length: 40 }, (_, index) => String(index + 1)).map((id) => ({
  id,
  label: id,
}));

/** Chooses lots by building, kind, rooms and floors, and shows what their cards will say. */
export function NewChange({
  buildings,
}: {
  buildings: StudioResult<'Lots.Buildings'>['buildings'];
}) {
  const address = useAddress();
  const names = ['building', 'kind', 'rooms', 'floor_from', 'floor_to'] as const;
  const filter = Object.fromEntries(
    names.flatMap((name) => (address.get(name) ? [[name, address.get(name)]] : [])),
  ) as unknown as StudioInput<'Prices.Lots'>;
  const { data, isError, isLoading, refetch } = useQuery({
    ...studioQuery('Prices.Lots', filter),
    enabled: Boolean(filter.building),
  });
  const [typed, setTyped] = useState({
    by: 'percent' as 'percent' | 'sum',
    amount: '',
    step: STEPS[0].id as string,
    showOld: false,
    lastDay: '',
  });
  const amount = readAmount(typed.amount);
  const lots = previewLots(
    data?.lots ?? [],
    {
      by: typed.by,
      amount: (amount ?? 0) * (typed.by === 'sum' ? 100 : 1),
      step: Number(typed.step),
    },
    typed.showOld || typed.lastDay !== '',
  );
  const pick = (
    name: (typeof names)[number],
    label: string,
    all: string,
    options: { id: string; label: string }[],
  ) => (
    <Pick
      {...{ label, all, options }}
      value={address.get(name)}
      onChange={(value) => address.change({ [name]: value })}
    />
  );
  return (
    <>
      <Bar label="Какие лоты">
        {pick(
          'building',
          'Корпус',
          'не выбран',
          buildings.map(({ id, title, free }) => ({ id, label: `${title} · свободно ${free}` })),
        )}
        {pick('kind', 'Вид', 'любой', optionsOf(KINDS))}
        {pick('rooms', 'Комнаты', 'любые', optionsOf(ROOMS))}
        {pick('floor_from', 'Этаж с', 'любого', FLOORS)}
        {pick('floor_to', 'по', 'любой', FLOORS)}
      </Bar>
      {isError && <Trouble onRetry={() => void refetch()} />}
      {isLoading && <Loading />}
      {!filter.building && (
        <Nothing title="Выберите корпус">
          Покажем каждый лот: цену сейчас, цену после и разницу.
        </Nothing>
      )}
      {data && (
        <div className={styles.work}>
          {lots.length > 0 ? (
            <PreviewTable lots={lots} />
          ) : (
            <Nothing title="Таких лотов нет">Измените отбор.</Nothing>
          )}
          <ChangeForm
            {...{ lots, typed, wrong: typed.amount !== '' && amount === null }}
            onChange={(change) => setTyped({ ...typed, ...change })}
          />
        </div>
      )}
    </>
  );
}
