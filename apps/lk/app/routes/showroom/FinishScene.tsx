import type { ResultOf } from '@m30/api/client';
import { Picture } from '@m30/ui-kit/picture';
import { PicturePair } from '@m30/ui-kit/picture-pair';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import { useState } from 'react';
import { roomsOfAll, type Room } from './rooms-of-all.ts';
import styles from './FinishScene.module.css';

type Offer = ResultOf<'LK.GetShowroom'>['offers'][number];

export interface FinishSceneProps {
  offers: readonly Offer[];
  room: Room;
  onRoom: (room: Room) => void;
}

/** Two finishes of one room over each other; room and finishes are chosen, the border is moved. */
export function FinishScene({ offers, room, onRoom }: FinishSceneProps) {
  const [[left, right], setPair] = useState([offers[0]?.variant, offers[1]?.variant]);
  const [one, other] = [left, right].map((variant) => offers.find((of) => of.variant === variant));
  const rooms = roomsOfAll([one, other]);
  const shown = rooms.find((some) => some.room === room) ?? rooms[0];
  if (!one || !other || !shown) return null;
  const options = offers.map(({ variant, name }) => ({ id: variant, label: name }));
  return (
    <div className={styles.scene}>
      <PicturePair
        className={styles.pair}
        left={<RoomPicture offer={one} room={shown.room} />}
        right={<RoomPicture offer={other} room={shown.room} />}
        leftPlate={<b>{one.name}</b>}
        rightPlate={<b>{other.name}</b>}
        note="Визуализация"
        borderLabel="Граница между наборами"
        describe={(share) => `${share}\u00a0% комнаты\u00a0— ${one.name}`}
      />
      <div className={styles.choice}>
        <RadioGroup
          legend="Комната"
          name="room"
          layout="row"
          options={rooms.map(({ room, name }) => ({ id: room, label: name }))}
          value={shown.room}
          onValueChange={(id) => onRoom(rooms.find(({ room }) => room === id)?.room ?? room)}
        />
        <RadioGroup
          legend="Слева"
          name="left"
          layout="row"
          options={options}
          value={one.variant}
          onValueChange={(id) => setPair([byId(offers, id), right])}
        />
        <RadioGroup
          legend="Справа"
          name="right"
          layout="row"
          options={options}
          value={other.variant}
          onValueChange={(id) => setPair([left, byId(offers, id)])}
        />
      </div>
    </div>
  );
}

const byId = (offers: readonly Offer[], id: string) =>
  offers.find(({ variant }) => variant === id)?.variant;

function RoomPicture({ offer, room }: { offer: Offer; room: Room }) {
  const picture = offer.rooms?.find((one) => one.room === room)?.picture;
  return (
    picture && <Picture key={picture.id} picture={picture} sizes="(min-width: 900px) 75vw, 160vw" />
  );
}
