import { NO_SECOND_NAME } from './person.ts';

interface Named {
  last_name: string;
  name: string;
  second_name: string;
}

/** Surname and initials on one line: «Савельева М. А.» (spec §3). */
export function participantName({ last_name, name, second_name }: Named): string {
  const second = second_name.trim().toLowerCase() === NO_SECOND_NAME ? '' : second_name;
  const initials = [name, second].map((text) => text.trim().charAt(0).toUpperCase());
  return [last_name.trim(), ...initials.map((letter) => letter && `${letter}.`)]
    .filter(Boolean)
    .join('\u00a0');
}
