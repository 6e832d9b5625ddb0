import type { GenericSchema } from 'valibot';
import type { LeadResultSchema, MethodContract } from '@m30/api';
import type { Call } from '../../../kernel/method/call.ts';
import { implement, type Handler } from '../../../kernel/method/implement.ts';
import { storeLead } from './store-lead.ts';
import type { LeadInput, LeadKind } from './types.ts';

type LeadMethod<Input extends LeadInput> = MethodContract<
  string,
  'POST',
  GenericSchema<unknown, Input>,
  typeof LeadResultSchema
>;

/** A handler of a lead form, with the name that staff know the form by. */
export interface LeadHandler extends Handler {
  readonly purpose: string;
}

/** Russian names of the lead forms by their methods. */
export function leadForms(handlers: readonly Handler[]): ReadonlyMap<string, string> {
  return new Map(
    handlers
      .filter((handler): handler is LeadHandler => 'purpose' in handler)
      .map(({ method, purpose }) => [method.name, purpose]),
  );
}

/**
 * Answers the method of a lead form.
 * @param check refuses what only the domain knows to be impossible; what it returns is kept instead
 */
export function leadHandler<Input extends LeadInput>(
  method: LeadMethod<Input>,
  { purpose, confirmation, next, keep }: LeadKind<Input>,
  check?: (input: Input, call: Call) => Promise<Input | void> | Input | void,
): LeadHandler {
  const handler = implement(method, async (asked, call) => {
    const input = (await check?.(asked, call)) ?? asked;
    const text = typeof confirmation === 'string' ? confirmation : confirmation(input, call);
    const lead = { method: method.name, input, purpose, confirmation: text };
    return storeLead(call, {
      ...lead,
      next: next?.(input, call) ?? null,
      keep: async (tx, guid) => keep?.(tx, guid, input, call),
    });
  });
  return { ...handler, purpose };
}
