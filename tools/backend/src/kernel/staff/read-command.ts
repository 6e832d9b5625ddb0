/** An action as it was asked for on the command line. */
export interface StaffCommand {
  name: string;
  fields: Readonly<Record<string, string>>;
  /** Print the whole answer. */
  json: boolean;
}

/** Reads `ticket.answer --ticket=… --text …`; `null` where that is none. */
export function readCommand(words: readonly string[]): StaffCommand | null {
  const [name, ...rest] = words;
  if (name === undefined || name.startsWith('-')) return null;
  const fields: Record<string, string> = {};
  let json = false;
  for (let at = 0; at < rest.length; at++) {
    const [, field, value] = /^--([a-z][\w-]*)(?:=([^]*))?$/.exec(rest[at] ?? '') ?? [];
    if (field === undefined || field === 'help') return null;
    if (field === 'json' && value === undefined) json = true;
    else {
      const next = rest[at + 1];
      const isNext = value === undefined && next !== undefined && !next.startsWith('--');
      if (isNext) at += 1;
      fields[field] = value ?? (isNext ? next : 'true');
    }
  }
  return { name, fields, json };
}
