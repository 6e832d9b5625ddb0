/** A participant of a deal as he is named. */
export interface Named {
  last_name: string;
  name: string;
  second_name: string;
}

/** What the checkbox «нет отчества» writes into the second name (spec §4). */
export const NO_SECOND_NAME = 'нет отчества';

/** Surname and initials that stay on one line: «Савельева М. А.» (spec §3). */
export function participantName({ last_name, name, second_name }: Named): string {
  const second = second_name.trim().toLowerCase() === NO_SECOND_NAME ? '' : second_name;
  return [last_name.trim(), initial(name), initial(second)].filter(Boolean).join('\u00a0');
}

function initial(name: string): string {
  const [letter] = name.trim();
  return letter ? `${letter.toUpperCase()}.` : '';
}
