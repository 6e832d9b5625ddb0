import { useQuery } from '@tanstack/react-query';
import type { StudioInput } from '../../../contract/client.ts';
import { useAddress } from '../../address/useAddress.ts';
import { studioQuery } from '../../api/queries.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Pick } from '../../components/pick/Pick.tsx';
import { Bar, Split } from '../../components/split/Split.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { Board } from './Board.tsx';
import { KINDS } from './kinds.ts';
import { LotSheet } from './LotSheet.tsx';

/** Milliseconds after which buyers may have changed the board. */
const FRESH = 20_000;

const kinds = Object.entries(KINDS).map(([id, label]) => ({ id, label }));

/** The board of a building: a cell opens its lot with status, price and who holds it. */
export default function LotsDesk() {
  const address = useAddress();
  const { data } = useQuery(studioQuery('Lots.Buildings', {}));
  const building = address.get('building') || data?.buildings[0]?.id || '';
  const lot = address.get('lot');
  return (
    <Split
      beside={lot && <LotSheet key={lot} lot={lot} onClose={() => address.change({ lot: '' })} />}
    >
      <DeskHead title="Шахматка" note="Стрелки ведут по лотам, Enter открывает лот" />
      <Bar label="Какой корпус">
        <Pick
          label="Корпус"
          all="первый"
          value={building}
          options={(data?.buildings ?? []).map(({ id, title, free }) => ({
            ...{ id, label: `${title} · свободно ${free}` },
          }))}
          onChange={(value) => address.change({ building: value, lot: '' })}
        />
        <Pick
          label="Вид"
          all="Квартиры"
          value={address.get('kind')}
          options={kinds.filter(({ id }) => id !== 'flat')}
          onChange={(value) => address.change({ kind: value, lot: '' })}
        />
      </Bar>
      {building && <BoardOf building={building} open={lot} />}
      {data?.buildings.length === 0 && (
        <Nothing title="Корпусов ещё нет">
          Загрузите комплексы и лоты на столе «Импорт»: здесь появится шахматка каждого корпуса.
        </Nothing>
      )}
    </Split>
  );
}

function BoardOf({ building, open }: { building: string; open: string }) {
  const address = useAddress();
  const kind = address.get('kind') as StudioInput<'Lots.Board'>['kind'];
  const { data, isError, refetch } = useQuery({
    ...studioQuery('Lots.Board', { building, ...(kind && { kind }) }),
    refetchInterval: FRESH,
  });
  if (isError) return <Trouble onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.sections.length === 0) {
    return <Nothing title="Таких лотов в корпусе нет">Выберите другой вид или корпус.</Nothing>;
  }
  return (
    <Board
      key={`${building} ${kind}`}
      sections={data.sections}
      open={open}
      hrefOf={(guid) => address.with({ lot: guid })}
    />
  );
}
