import type { ResultOf } from '@m30/api/client';

/** A still a room: what a page without script shows. */
export function OutlookWords({ light }: { light: ResultOf<'Objects.GetLight'> }) {
  if (light.state !== 'ready') return <p>Виды этой квартиры ещё не&nbsp;нарисованы.</p>;
  return light.rooms.map(({ name, windows: [first] }, at) =>
    first ? (
      <p key={at}>
        <img src={first.picture} alt="" loading="lazy" />
        {`${name}: небо ${first.view.sky}\u00a0%, вода ${first.view.water}\u00a0%`}
      </p>
    ) : null,
  );
}
