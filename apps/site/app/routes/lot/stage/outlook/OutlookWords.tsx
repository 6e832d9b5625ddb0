import type { ResultOf } from '@m30/api/client';

/** A still a room: what a page without script shows. Where there is script, the words stand until the tab has more, and nothing is drawn for them. */
export function OutlookWords({ light }: { light: ResultOf<'Objects.GetLight'> }) {
  if (light.state !== 'ready') return <p>Виды этой квартиры ещё не&nbsp;нарисованы.</p>;
  return light.rooms.map(({ name, windows: [first] }, at) =>
    first ? (
      <p key={at}>
        <noscript>
          <img src={first.picture} alt="" loading="lazy" />
        </noscript>
        {`${name}: небо ${first.view.sky}\u00a0%, вода ${first.view.water}\u00a0%`}
      </p>
    ) : null,
  );
}
